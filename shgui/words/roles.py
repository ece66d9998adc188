"""What a player reads about the own role: the goal, and why others are shown or not."""

from shgui.engine.components import hitler_knows_fascists
from shgui.engine.types import Role
from shgui.words.catalogue import Catalogue


def goal(words: Catalogue, role: Role) -> str:
    """How this role wins."""
    return {
        Role.LIBERAL: words.gettext("You win with five Liberal Policies, or if Hitler is executed."),
        Role.FASCIST: words.gettext(
            "You win with six Fascist Policies, or if Hitler is elected Chancellor after the third."
        ),
        Role.HITLER: words.gettext(
            "You win with six Fascist Policies, or if you are elected Chancellor after the third."
        ),
    }[role]


def why_known(words: Catalogue, role: Role, players: int) -> str:
    """Why the player sees others, or doesn't: the role and the size of the game decide."""
    if hitler_knows_fascists(players):
        return {
            Role.LIBERAL: words.gettext(
                "Liberals know nobody. With up to six players Hitler knows the Fascist."
            ),
            Role.FASCIST: words.gettext("With up to six players the Fascist and Hitler know each other."),
            Role.HITLER: words.gettext("With up to six players Hitler and the Fascist know each other."),
        }[role]
    return {
        Role.LIBERAL: words.gettext("Liberals know nobody. With seven players or more neither does Hitler."),
        Role.FASCIST: words.gettext("Fascists know each other and Hitler, who does not know them."),
        Role.HITLER: words.gettext("With seven players or more Hitler does not know the Fascists."),
    }[role]
