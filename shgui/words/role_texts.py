"""Texts about a player's own role: its allies, why it knows them or doesn't, and its goal."""

from shgui.engine.components import hitler_knows_fascists, list_roles
from shgui.engine.types import Role, Seat
from shgui.words import terms
from shgui.words.catalogue import Catalogue
from shgui.words.terms import Names


def get_goal_text(words: Catalogue, role: Role) -> str:
    return {
        Role.LIBERAL: words.gettext("You win with five Liberal Policies, or if Hitler is executed."),
        Role.FASCIST: words.gettext(
            "You win with six Fascist Policies, or if Hitler is elected Chancellor after the third."
        ),
        Role.HITLER: words.gettext(
            "You win with six Fascist Policies, or if you are elected Chancellor after the third."
        ),
    }[role]


def format_allies(words: Catalogue, role: Role, known: tuple[tuple[Seat, Role], ...], names: Names) -> str:
    """Name the players whose roles this one shows, or say that it shows none."""
    others = [names[seat] for seat, other in known if other is Role.FASCIST]
    fascists = words.list_of(others)
    hitler = "".join(names[seat] for seat, other in known if other is Role.HITLER)
    if not known:
        return words.gettext("You know nobody’s role but your own.")
    if role is Role.HITLER:
        # Translators: Hitler's sheet in small games, where there is one Fascist; {name} is one player
        return words.gettext("The Fascist on your side: {name}.").format(name=fascists)
    if not fascists:
        # Translators: the Fascist's sheet in small games; {name} is one player
        return words.gettext("Hitler: {name}. There is no other Fascist.").format(name=hitler)
    # Translators: a Fascist's sheet; {names} is one player or two, {name} another one
    text = words.ngettext(
        "The Fascist on your side: {names}. Hitler: {name}.",
        "Fascists on your side: {names}. Hitler: {name}.",
        len(others),
    )
    return text.format(names=fascists, name=hitler)


def get_why_known(words: Catalogue, role: Role, players: int) -> str:
    """Explain why the player knows others' roles or doesn't, by role and size of the game."""
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


def list_longest_role_lines(words: Catalogue, role: Role, names: Names) -> tuple[str, ...]:
    """List a role's lines at their longest for a table of these names."""
    players = len(names)
    longest = sorted(range(players), key=lambda seat: len(names[seat]), reverse=True)
    return list_role_lines(
        words, role, players, tuple(zip(longest, _list_known_roles(role, players), strict=False)), names
    )


def list_role_lines(
    words: Catalogue, role: Role, players: int, known: tuple[tuple[Seat, Role], ...], names: Names
) -> tuple[str, ...]:
    """List the role's four lines; the second may be twice as long as the others."""
    return (
        # Translators: the first line of a player's role sheet; {role} as on the card
        words.gettext("Your secret role: {role}").format(role=terms.get_role_name(words, role)),
        format_allies(words, role, known, names),
        get_why_known(words, role, players),
        get_goal_text(words, role),
    )


def _list_known_roles(role: Role, players: int) -> tuple[Role, ...]:
    others = list(list_roles(players))
    others.remove(role)
    if role is Role.LIBERAL or (role is Role.HITLER and not hitler_knows_fascists(players)):
        return ()
    return tuple(other for other in others if other is not Role.LIBERAL)
