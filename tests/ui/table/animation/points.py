"""Where a score that is played has to be looked at: on both sides of whatever happens in it."""

from collections.abc import Iterator

from shgui.ui.widgets.animation_stage import AnimationStage


def points(stage: AnimationStage) -> list[float]:
    """A millisecond before each step, sound and telling, and when it has come."""
    here = sorted({cue.delay for cue in stage._cues} | set(stage._stops))
    return sorted({point for at in here for point in (at - 1, at) if point >= 0})


def at_each_point(stage: AnimationStage) -> Iterator[float]:
    """To be looked at as long as it is played."""
    stage.stop_timer()
    for point in points(stage):
        stage.advance_to(point)
        if not stage.playing:
            return
        yield point
    stage.finish()
