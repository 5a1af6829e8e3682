"""Ways over a map."""

from __future__ import annotations

from kordon.maps.ground import choke_points, moves_to


def test_routes_count_steps_and_name_the_spaces_that_bar_the_way() -> None:
    steps = [[1, 2], [0, 3], [0, 3], [1, 2, 4], [3]]
    assert moves_to(0, steps) == {0: 0, 1: 1, 2: 1, 3: 2, 4: 3}
    assert choke_points(0, 4, steps) == [3]
    assert choke_points(0, 3, steps) == []
    assert choke_points(3, 4, steps) == []
