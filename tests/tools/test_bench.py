from __future__ import annotations

import json

import pytest

from kordon.cli.main import main
from kordon_dev import browser
from kordon_dev.bench import figures, tables


@pytest.mark.full
def test_bench_gives_every_figure_with_its_ratio(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "SECONDS", 0.001)
    monkeypatch.setattr(figures, "RUNS", 1)
    monkeypatch.setattr(figures, "WARM_UP", 0)
    monkeypatch.setattr(tables, "TABLES", {"1": "1 table"})
    monkeypatch.setattr(tables, "PLAYED", 1)
    monkeypatch.setattr(figures, "DECISIONS", 1)
    assert main(["bench", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"estoril random play", "estoril copy", "estoril worlds"} <= set(report)
    assert {"client weight", "socket p95, 1 table"} <= set(report)
    assert ("client first paint" in report) is browser.prepare()
    assert {"estoril master decides", "sniper steady decides"} <= set(report)
    assert {"estoril search", "sniper search, worlds"} <= set(report)
    assert all(set(figure) == {"value", "unit", "ratio"} for figure in report.values())
    assert all(figure["value"] > 0 for figure in report.values())
