"""Which signal of a page leads to what the controller does."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shgui.ui.controller import Controller
    from shgui.ui.hand_over.hand_over_page import HandOverPage
    from shgui.ui.new_table.fingerprint_page import FingerprintPage
    from shgui.ui.review.end_page import EndPage
    from shgui.ui.table.table_page import TablePage


def wire_fingerprint_page(page: "FingerprintPage", controller: "Controller") -> None:
    page.went_on.connect(controller.deal_out)


def wire_table_page(page: "TablePage", controller: "Controller") -> None:
    page.nominated.connect(controller.nominate)
    page.hands_counted.connect(controller.count_hands)
    page.veto_answered.connect(controller.answer_veto)
    page.investigated.connect(controller.investigate)
    page.special_election_called.connect(controller.call_special_election)
    page.executed.connect(controller.execute)
    page.went_on.connect(controller.go_on)
    page.role_wanted.connect(controller.show_role_again)
    page.ballot_wanted.connect(controller.change_ballot)
    page.taken_back.connect(controller.take_back)
    page.claim_noted.connect(controller.note_claim)


def wire_hand_over_page(page: "HandOverPage", controller: "Controller") -> None:
    page.secret_wanted.connect(controller.show_secret)
    page.vote_chosen.connect(controller.vote)
    page.card_chosen.connect(controller.choose_card)
    page.veto_proposed.connect(controller.propose_veto)
    page.done.connect(controller.finish_looking)
    page.covered.connect(controller.forget_showing)
    page.put_back.connect(controller.put_back)


def wire_end_page(page: "EndPage", controller: "Controller") -> None:
    page.review_wanted.connect(controller.review_wanted)
    page.same_group_wanted.connect(controller.same_group_wanted)
    page.home_wanted.connect(controller.over)
