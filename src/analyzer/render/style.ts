/** The style sheet of a rendered report: light and dark by the reader's preference, plain on paper. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#fbfaf8;--card:#fff;--ink:#1d1f23;--quiet:#5c6067;--line:#e2dfd9;--accent:#1f5f8b;--critical:#a4161a;--serious:#b23a00;--moderate:#7a5c00;--minor:#2f5d8a;--info:#4f555d;--good:#1f7a4d;--fair:#8a6100;--poor:#a4161a;--code:#f1efeb}
@media (prefers-color-scheme:dark){:root{--bg:#16181c;--card:#1e2126;--ink:#eceae6;--quiet:#a9adb5;--line:#343840;--accent:#8fc4ec;--critical:#ff9a97;--serious:#ffb088;--moderate:#e8c860;--minor:#9cc7f2;--info:#b4bac3;--good:#7bd3a4;--fair:#e8c860;--poor:#ff9a97;--code:#262a31}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
header,nav,main,footer{max-width:60rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.5rem}
.kicker{margin:0;color:var(--accent);font-size:.8rem;font-weight:600;letter-spacing:.08em;text-transform:uppercase}
h1{font-size:clamp(1.6rem,4vw,2.4rem);line-height:1.2;margin:.2rem 0 .4rem}
h2{font-size:1.4rem;margin:2.4rem 0 .6rem;padding-top:1.2rem;border-top:1px solid var(--line)}
h3{font-size:1.05rem;margin:1.6rem 0 .5rem}
h4{font-size:1rem;margin:0 0 .3rem}
p{margin:.4rem 0}
a{color:var(--accent)}
a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.quiet{color:var(--quiet);font-size:.9rem}
.url{font-size:1rem}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem .6rem;padding:0;margin:1.2rem 0 0}
nav li{border:1px solid var(--line);border-radius:2rem;padding:.15rem .8rem;background:var(--card)}
.scores{list-style:none;padding:0;margin:.8rem 0;display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.8rem}
.score{background:var(--card);border:1px solid var(--line);border-radius:.8rem;padding:1rem;position:relative}
.score strong{font-size:1.9rem;line-height:1}
.score.good strong{color:var(--good)}.score.fair strong{color:var(--fair)}.score.poor strong{color:var(--poor)}
.score.good .ring{color:var(--good)}.score.fair .ring{color:var(--fair)}.score.poor .ring{color:var(--poor)}
.score .of{color:var(--quiet);font-size:.8rem}
.score .name{display:block;margin-top:.3rem;font-size:.9rem}
.ring{position:absolute;left:0;right:0;bottom:0;height:4px;border-radius:0 0 .8rem .8rem;background:linear-gradient(to right,currentColor calc(var(--p)*1%),transparent 0);opacity:.55}
.finding{background:var(--card);border:1px solid var(--line);border-left:.3rem solid var(--info);border-radius:.5rem;padding:.8rem 1rem;margin:.7rem 0;break-inside:avoid}
.finding.critical{border-left-color:var(--critical)}.finding.serious{border-left-color:var(--serious)}.finding.moderate{border-left-color:var(--moderate)}.finding.minor{border-left-color:var(--minor)}
.weight{font-size:.72rem;font-weight:700;letter-spacing:.05em;text-transform:uppercase;margin-right:.35rem}
.critical .weight{color:var(--critical)}.serious .weight{color:var(--serious)}.moderate .weight{color:var(--moderate)}.minor .weight{color:var(--minor)}.info .weight{color:var(--info)}
.fix{color:var(--quiet)}
.items{margin:.5rem 0 0;padding-left:1.1rem;font-size:.9rem}
.items li{margin:.35rem 0}
.value{display:block}
code{font:.86em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:.25rem 0 0;padding:.4rem .6rem;background:var(--code);border-radius:.35rem;white-space:pre-wrap}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.6rem 1.4rem;margin:.6rem 0}
dt{color:var(--quiet);font-size:.82rem}
dd{margin:0}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{text-align:start;vertical-align:top;padding:.35rem .7rem .35rem 0;border-bottom:1px solid var(--line)}
.swatches{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem .9rem;padding:0;margin:.3rem 0 1rem}
.swatches li{display:flex;align-items:center;gap:.4rem}
.swatch{display:inline-block;width:1.5rem;height:1.5rem;border-radius:.3rem;border:1px solid var(--quiet);forced-color-adjust:none;print-color-adjust:exact}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
footer{margin-top:3rem;padding-bottom:3rem;color:var(--quiet);font-size:.9rem}
@media print{:root{--bg:#fff;--card:#fff;--ink:#000;--quiet:#444;--line:#bbb;--accent:#000;--code:#f4f4f4;--critical:#8a0f13;--serious:#8a2d00;--moderate:#5e4700;--minor:#1f4468;--info:#333;--good:#125c37;--fair:#664800;--poor:#8a0f13}
nav{display:none}h2,h3,h4{break-after:avoid}body{font-size:10pt}header,main,footer{max-width:none;padding:0}.wide{overflow:visible}@page{margin:18mm 16mm}}
`.trim();
