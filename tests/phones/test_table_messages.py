"""The contents of the messages of a game, in English."""

from __future__ import annotations

from dataclasses import replace

from shgui.engine.actions import Execute, Nominate, ProposeVeto, Vote
from shgui.engine.state import State
from shgui.engine.types import Phase, Policy, Power, Role, Seat
from shgui.engine.view import view_for
from shgui.phones.messages.build_claims import build_claim_messages, parse_claim
from shgui.phones.messages.build_decision import build_decision_message
from shgui.phones.messages.build_hand import build_hand_message
from shgui.phones.messages.build_open_hand import build_open_hand_message
from shgui.phones.messages.build_table import build_shared_table_part, build_table_message
from shgui.phones.messages.messages import DecisionMessage, OpenHandMessage, TableMessage
from shgui.presentation.scenes import TableScene
from shgui.table.log_lines import Claim, ClaimKind, ClaimNoted, Remark, Remarked, list_occasions
from shgui.table.private_tasks import TaskKind
from tests.engine.stage import Stage
from tests.phones.games_on_phones import acts, game_states, public_table, speaking

EN = speaking("en")
LIBERAL, FASCIST = Policy.LIBERAL, Policy.FASCIST


def received(table: TableScene, seat: Seat | None, purpose: TaskKind | None = None) -> TableMessage:
    hand = None
    if seat is not None and purpose is not None:
        hand = build_hand_message(EN, 1, purpose, table.view, table.names, seat)
    return build_table_message(EN, table, build_shared_table_part(EN, table), seat, hand)


def asked(state: State) -> DecisionMessage:
    """Return the public decision of the seat on move."""
    table = public_table(state)
    act = build_decision_message(EN, 7, table, acts(state, state.on_move[0]))
    assert act is not None
    return act


def opened(state: State, seat: Seat, purpose: TaskKind, order: tuple[int, ...] = ()) -> OpenHandMessage:
    table = public_table(state)
    return build_open_hand_message(EN, 7, purpose, view_for(state, seat), table.names, order)


def executing(players: int = 7) -> Stage:
    """Return a state in which the President has to execute a player."""
    stage = Stage(players)
    while Power.EXECUTE.phase is not stage.state.phase:
        stage.govern(FASCIST)
        if stage.state.phase not in (Phase.NOMINATE, Phase.EXECUTE):
            stage.use_power()
    return stage


# Questions


def test_refused_nominees_have_a_reason() -> None:
    stage = Stage(7).govern(LIBERAL, 3)
    choices = asked(stage.state)["choices"]
    refused = {choice["number"]: choice["refusal"] for choice in choices if choice["refusal"]}
    assert refused == {1: "Term limit: last elected President.", 4: "Term limit: last elected Chancellor."}


def test_a_nomination_names_the_player_on_its_button() -> None:
    act = asked(Stage(7).state)
    assert [choice["button"] for choice in act["choices"]][:1] == ["Nominate as Chancellor: Łucja"]
    assert not any("ask" in choice for choice in act["choices"])
    assert len(act["choices"]) == 6


def test_an_execution_is_confirmed() -> None:
    act = asked(executing().state)
    ask = act["choices"][0]["ask"]
    assert ask["title"] == ask["yes"] == act["choices"][0]["button"]
    assert "cannot be taken back" in ask["text"]
    assert ask["no"] == "Back"


def test_executed_players_cannot_be_chosen() -> None:
    stage = executing()
    victim = next(seat for seat in stage.state.alive if seat not in (stage.hitler, stage.state.president))
    state = stage.do(stage.state.president, Execute(victim)).state
    choice = next(each for each in asked(state)["choices"] if each.get("number") == victim + 1)
    assert choice["refusal"] == "Executed"
    shown = received(public_table(state), 0)["seats"][victim]
    assert shown["dead"]
    assert shown["marks"][0] == {"icon": "dead", "text": "Executed"}


def vetoing() -> Stage:
    """Return a state in which the Chancellor may propose a veto."""
    stage = Stage(7).govern_on(*[FASCIST] * 5)
    return stage.elect(stage.harmless).discard(stage.state.hand[0])


def test_a_veto_is_confirmed() -> None:
    state = vetoing().state
    view = view_for(state, None)
    hand = build_hand_message(EN, 1, TaskKind.ENACT, view, public_table(state).names, state.on_move[0])
    assert hand["veto_button"] == "Propose a veto"
    assert hand["veto"]["title"] == "Propose a veto?"
    assert "once in a session" in hand["veto"]["text"]


def test_a_refused_veto_cannot_be_proposed_again() -> None:
    state = vetoing().state
    view = view_for(state, None)
    view.veto_refused = True
    hand = build_hand_message(EN, 1, TaskKind.ENACT, view, public_table(state).names, state.on_move[0])
    assert "veto" not in hand
    assert hand["hint"].startswith("The veto is refused.")


def test_a_veto_is_answered_by_two_equal_buttons() -> None:
    stage = vetoing()
    act = asked(stage.do(stage.state.on_move[0], ProposeVeto()).state)
    assert act["kind"] == "buttons"
    assert [choice["button"] for choice in act["choices"]] == ["Refuse the veto", "Agree to the veto"]
    assert [choice["ask"]["title"] for choice in act["choices"]] == ["Refuse the veto?", "Agree to the veto?"]


# Hands


def test_a_fascist_sees_the_team_and_a_liberal_no_one() -> None:
    state = Stage(7).state
    fascist = state.setup.roles.index(Role.FASCIST)
    words = [known["word"] for known in opened(state, fascist, TaskKind.ROLE)["knows"]]
    assert sorted(words) == ["Fascist", "Hitler", "Liberal", "Liberal", "Liberal", "Liberal"]
    assert {known["word"] for known in opened(state, 0, TaskKind.ROLE)["knows"]} == {"Unknown"}


def test_hitler_of_a_small_table_knows_the_fascist() -> None:
    stage = Stage(5)
    words = [known["word"] for known in opened(stage.state, stage.hitler, TaskKind.ROLE)["knows"]]
    assert words == ["Liberal", "Liberal", "Liberal", "Fascist"]


def test_the_words_below_cards_follow_their_places() -> None:
    stage = Stage(7, top="FLL").elect(1)
    hand = opened(stage.state, stage.state.president, TaskKind.DISCARD, (2, 0, 1))
    assert [card["word"] for card in hand["cards"]] == ["Liberal", "Fascist", "Liberal"]
    assert hand["results"][1]["tags"] == ["Passed on", "Discarded", "Passed on"]
    assert hand["results"][1]["sentence"] == "You discard: Fascist. Passed on: Liberal, Liberal."


def test_a_ballot_that_is_in_is_marked_in_the_open_hand_alone() -> None:
    stage = Stage(7).nominate(1)
    state = stage.do(3, Vote(False)).state
    hand = opened(state, 3, TaskKind.BALLOT, (1, 0))
    assert [card["word"] for card in hand["cards"]] == ["Nein!", "Ja!"]
    assert hand["chosen"] == 0
    view = view_for(state, None)
    rest = build_hand_message(EN, 1, TaskKind.BALLOT, view, public_table(state).names, 3, asked=False)
    assert (rest["heading"], rest["confirm"]) == ("Your vote is in", "Cast this vote")


def test_the_own_role_may_be_looked_at_at_any_time() -> None:
    state = Stage(7).state
    view = view_for(state, None)
    rest = build_hand_message(
        EN, 1, TaskKind.ROLE, view, public_table(state).names, 0, asked=False, taken_over=True
    )
    assert (rest["confirm"], rest["seen_title"]) == ("", "Seen in this seat so far")


# The table


def test_the_prompt_names_the_own_task() -> None:
    state = Stage(7).nominate(1).state
    table = public_table(state)
    assert received(table, 2, TaskKind.BALLOT)["move"]["text"] == "Your vote"
    assert received(table, 2, TaskKind.BALLOT)["move"]["mine"]
    watching = received(table, None)["move"]
    assert watching["text"] == "Proposed government: Ana and Łucja"
    assert (
        watching["small"] == "Votes in: 0\u00a0of\u00a07".replace("\u00a0", " ")
        or "Votes in" in watching["small"]
    )


def test_the_latest_news_reach_all_phones() -> None:
    stage = Stage(7).elect(1)
    move = received(public_table(stage.state), 3)["move"]
    assert move["text"] == "President: Ana"
    assert move["small"] == "Chooses the Policy to discard."
    assert move["news"] == "The vote passes: Ja!\u00a07, Nein!\u00a00."
    assert not move["mine"]


def test_the_prompt_names_players_who_look_at_their_roles() -> None:
    table = public_table(Stage(7).state, awaited=(1, 4))
    assert received(table, 0)["move"]["text"] == "Everybody looks at their secret role."
    assert received(table, 0)["move"]["small"] == "Waiting for: Łucja, Igor"
    assert received(table, 1, TaskKind.ROLE)["move"]["text"] == "Look at your secret role"


def test_votes_show_as_on_the_table() -> None:
    stage = Stage(7).nominate(1)
    stage.do(3, Vote(False))
    seats = received(public_table(stage.state), 0)["seats"]
    assert seats[3]["vote"] == {"icon": "voted", "text": "Vote is in"}
    assert "vote" not in seats[0]
    revealed = received(public_table(stage.vote((0, 1, 2, 4, 5)).state), 0)["seats"]
    assert [seat["vote"]["text"] for seat in revealed] == [
        "Ja!",
        "Ja!",
        "Ja!",
        "Nein!",
        "Ja!",
        "Ja!",
        "Nein!",
    ]


def test_votes_leave_phones_when_the_next_round_begins() -> None:
    seats = received(public_table(Stage(7).reject(1).state), 0)["seats"]
    assert not any("vote" in seat for seat in seats)


def test_the_log_on_phones_shows_how_everyone_voted() -> None:
    lines = [line["text"] for line in received(public_table(Stage(7).reject(1).state), 0)["chronicle"]]
    votes = lines.index("Votes: Ja!\u00a00, Nein!\u00a07")
    assert lines[votes + 1] == "Ja!\u00a0– nobody"
    assert lines[votes + 2].startswith("Nein!\u00a0– Ana, Łucja")


def test_lasting_marks_show_below_the_number() -> None:
    stage = Stage(9).govern_on(FASCIST, FASCIST, FASCIST).elect(4)
    stage.state.investigated = (2, 4)
    seats = received(public_table(stage.state), 0)["seats"]
    assert {seat["seat"]: seat["known"] for seat in seats if "known" in seat} == {
        2: ["investigate"],
        4: ["not-hitler", "investigate"],
    }
    assert seats[4]["marks"][0] == {"icon": "chancellor", "text": "Chancellor"}
    assert {"icon": "not-hitler", "text": "Not Hitler"} in seats[4]["marks"]


def test_the_board_says_that_a_veto_is_possible() -> None:
    state = Stage(7).state
    state.fascist = 4
    assert "A veto is possible now." not in received(public_table(state), 0)["boards"][1]["notes"]
    state.fascist = 5
    assert "A veto is possible now." in received(public_table(state), 0)["boards"][1]["notes"]


def test_a_phone_that_is_away_is_marked() -> None:
    seats = received(public_table(Stage(7).state), 0)["seats"]
    assert [seat["seat"] for seat in seats if "device" in seat] == [1]


def test_an_executed_player_needs_no_phone() -> None:
    stage = executing()
    victim = next(seat for seat in stage.state.alive if seat not in (stage.hitler, stage.state.president))
    others = frozenset({victim, stage.hitler})
    public = replace(public_table(stage.do(stage.state.president, Execute(victim)).state), away=others)
    assert [seat["seat"] for seat in received(public, 0)["seats"] if "device" in seat] == [stage.hitler]
    assert [seat.number - 1 for seat in public.seats if seat.away] == [stage.hitler]


def test_boards_name_the_next_power_and_the_veto() -> None:
    state = Stage(9).govern_on(FASCIST, FASCIST, FASCIST).state
    liberal, fascist = received(public_table(state), 0)["boards"]
    assert (liberal["count"], fascist["count"]) == ("0 / 5", "3 / 6")
    assert fascist["notes"] == ["Next: Execution", "Now Fascists win if Hitler is elected Chancellor."]
    assert [slot["next"] for slot in fascist["slots"]].index(True) == 3
    assert fascist["slots"][4]["spoken"] == "Execution, Veto possible"
    assert liberal["notes"] == []


def test_the_newest_line_of_the_log_comes_first() -> None:
    lines = received(public_table(Stage(7).reject(1).state), 0)["chronicle"]
    assert lines[0] == {"head": "Round\u00a02. Presidential Candidate: Łucja", "text": ""}
    assert lines[1]["head"].startswith("Round\u00a01.")
    assert lines[1]["text"] == "Election Tracker: 1\u00a0of\u00a03"


def test_the_rules_open_at_the_topic_of_the_phase() -> None:
    rules = received(public_table(Stage(7).nominate(1).state), 0)["rules"]
    assert (rules["topic"], rules["title"]) == ("vote", "The vote")


def test_all_roles_show_at_the_end() -> None:
    state = game_states(5)[-1]
    over = received(public_table(state), 0)["over"]
    assert over is not None
    assert over["headline"] == {"liberal": "The Liberals win", "fascist": "The Fascists win"}[over["winner"]]
    assert [turned["role"] for turned in over["roles"]] == ["Liberal"] * 3 + ["Fascist", "Hitler"]
    assert received(public_table(state), 0)["move"]["text"] == "The game is over."


def test_no_role_shows_before_the_end() -> None:
    assert received(public_table(Stage(5).state), 0)["over"] is None


# Claims


def drawn() -> TableScene:
    return public_table(Stage(7).govern(LIBERAL).state)


def test_only_what_a_seat_saw_can_be_claimed_on_its_phone() -> None:
    table = drawn()
    president, chancellor = (each.seat for each in list_occasions(table.view.history))
    assert [each["cards"] for each in build_claim_messages(EN, table, president)] == [3]
    assert [each["cards"] for each in build_claim_messages(EN, table, chancellor)] == [2]
    others = set(range(7)) - {president, chancellor}
    assert [build_claim_messages(EN, table, seat) for seat in others] == [[]] * 5


def test_executed_players_make_no_claims() -> None:
    table = drawn()
    seat = table.occasions[0].seat
    alive = tuple(each for each in table.view.alive if each != seat)
    assert build_claim_messages(EN, replace(table, view=replace(table.view, alive=alive)), seat) == []


def test_a_claim_is_parsed_from_tapped_faces() -> None:
    table = drawn()
    drew = table.occasions[0]
    assert drew.kind is ClaimKind.DREW
    assert parse_claim(table, drew.seat, 0, [0, 1, 1]) == Claim(drew, (LIBERAL, FASCIST, FASCIST))


def test_impossible_claims_of_a_seat_are_refused() -> None:
    table = drawn()
    seat = table.occasions[0].seat
    for occasion, faces in ((0, [0, 1]), (0, [0, 1, 2]), (0, [True, 0, 0]), (1, [0, 0]), (-1, [0]), (9, [0])):
        assert parse_claim(table, seat, occasion, faces) is None


def test_a_standing_claim_is_shown() -> None:
    table = drawn()
    noted = ClaimNoted(Claim(table.occasions[0], (LIBERAL, LIBERAL, FASCIST)))
    claimed = replace(table, chronicle=(*table.chronicle, noted))
    (told_again,) = build_claim_messages(EN, claimed, table.occasions[0].seat)
    assert told_again["claimed"] == "Ana claims to have drawn: Liberal, Liberal, Fascist"


# Bots


def with_bots(state: State) -> TableScene:
    return replace(public_table(state), bots=frozenset({0, 3}))


def test_a_bots_seat_is_marked() -> None:
    seats = received(with_bots(Stage(7).state), None)["seats"]
    assert {seat["seat"] for seat in seats if "bot" in seat} == {0, 3}
    assert seats[3]["bot"] == {"icon": "bot", "text": "Bot"}


def test_a_bots_role_is_marked() -> None:
    over = received(with_bots(game_states(7)[-1]), 1)["over"]
    assert over is not None
    assert {turned["number"] for turned in over["roles"] if "bot" in turned} == {1, 4}


# What is said


def test_remarks_of_bots_are_read_aloud_and_logged() -> None:
    table = public_table(Stage(7).state)
    doubt, unknown = Remarked(Remark(1, "doubts", (2,))), Remarked(Remark(1, "says_something_new"))
    shown = received(replace(table, chronicle=(*table.chronicle, doubt, unknown)), 0)
    (said,) = (line["text"] for line in shown["chronicle"] if "believe" in line["text"])
    assert said.endswith("I’m not sure I believe " + table.names[2] + ".”")
    assert shown["move"]["news"] == said


def test_remarks_before_the_last_event_are_not_read_aloud() -> None:
    stage = Stage(7)
    before = stage.state.history
    table = public_table(stage.do(0, Nominate(3)).state)
    chronicle = (*before, Remarked(Remark(1, "doubts", (2,))), *table.chronicle[len(before) :])
    assert received(replace(table, chronicle=chronicle), 0)["move"]["news"] == ""
