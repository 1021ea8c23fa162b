"""The style of the recap in a browser: light or dark as the device is, one column on a phone, two on a wide screen."""

STYLE = """
:root { color-scheme: light dark; --ground:#f3f5f1; --panel:#fff; --text:#17211c; --second:#4c5650;
  --rule:#d5dcd7; --win:#0a5c3b; --owe:#9c2a14; --good:#e3f3ea; --lit:#9a5b00; --line:#8b968f; }
@media (prefers-color-scheme: dark) { :root { --ground:#0b0f0d; --panel:#151a18; --text:#f4f1e8;
  --second:#b3bcb6; --rule:#2c3431; --win:#7ee2b0; --owe:#ff9d8a; --good:#16352a; --lit:#ffc65c;
  --line:#7d8983; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px; max-width: 1080px; background: var(--ground); color: var(--text);
  font: 16px/1.35 Inter, "DejaVu Sans", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
header p, .note { color: var(--second); margin: 2px 0; font-size: 14px; }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 17px; margin: 0 0 8px; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 14px; }
section { background: var(--panel); border: 1px solid var(--rule); border-radius: 14px; padding: 14px;
  min-width: 0; }
section.good { background: var(--good); border-color: var(--win); }
section.off { border-color: var(--owe); }
section.wide { grid-column: 1 / -1; }
.row { display: flex; gap: 10px; align-items: center; padding: 10px 0; border-top: 1px solid var(--rule); }
.row:first-of-type { border-top: 0; }
.row > :first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.row b { font-weight: 700; }
.num { text-align: right; white-space: nowrap; font-weight: 700; }
.bar { position: relative; flex: 0 0 22%; height: 14px; }
.bar i { position: absolute; top: 0; bottom: 0; border-radius: 3px; }
.bar::before { content: ""; position: absolute; left: 50%; top: -6px; bottom: -6px; width: 1px;
  background: var(--line); }
.won { color: var(--win); }
.lost { color: var(--owe); }
.bar .won { background: var(--win); }
.bar .lost { background: var(--owe); }
.grid { display: grid; grid-template-columns: 1fr 1fr; gap: 10px 16px; }
.grid div span { display: block; color: var(--second); font-size: 14px; }
.grid div b { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.code { display: block; width: 96px; margin: 10px auto 0; image-rendering: pixelated; }
.pay { display: block; padding: 14px 26px; border: 1px solid var(--lit); border-radius: 12px;
  color: var(--text); text-decoration: none; font-weight: 700; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { color: var(--second); font-weight: 500; text-align: end; padding: 4px; }
td { text-align: end; padding: 6px 4px; border-top: 1px solid var(--rule); }
td:first-child, th.name, td.name { text-align: start; }
summary { padding: 12px 0; cursor: pointer; font-weight: 600; }
svg { width: 100%; height: auto; display: block; }
svg text { font-size: 12px; fill: var(--second); }
svg .rule, svg .zero { stroke: var(--rule); }
svg .zero { stroke: var(--line); }
svg polyline { fill: none; stroke: var(--line); stroke-width: 1.5; }
svg circle { fill: var(--line); }
svg .lead { stroke-width: 1; }
svg .lit polyline { stroke: var(--lit); stroke-width: 3; }
svg .lit .lead { stroke-width: 1.5; }
svg .lit circle { fill: var(--lit); }
svg .lit text { fill: var(--text); font-weight: 700; }
@media print { @page { margin: 15mm; }
body { padding: 0; }
section { break-inside: avoid; }
}
"""
