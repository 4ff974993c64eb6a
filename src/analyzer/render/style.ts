import { SEVERITIES } from '../model/scoring.ts';

const LIGHT =
  'color-scheme:light dark;--page:#f7f6f3;--card:#fff;--ink:#1b1d21;--quiet:#595e66;--line:#dfdcd5;--accent:#1a5684;--code:#f2f0ec;--track:#e7e4de;--critical:#a3121b;--serious:#a83a00;--moderate:#755800;--minor:#2b5b8c;--info:#50565e;--good:#17734a;--fair:#8a6100;--poor:#a3121b';
const DARK =
  '--page:#131519;--card:#1c1f24;--ink:#ecebe7;--quiet:#a8adb6;--line:#343941;--accent:#8fc5ef;--code:#262a30;--track:#33383f;--critical:#ff9d9b;--serious:#ffb48c;--moderate:#e9ca67;--minor:#9fcaf5;--info:#b7bdc6;--good:#7dd6a7;--fair:#e9ca67;--poor:#ff9d9b';
const PAPER =
  '--page:#fff;--card:#fff;--ink:#000;--quiet:#444;--line:#b5b5b5;--accent:#000;--code:#fff;--track:#ddd;--critical:#8a0f13;--serious:#8a2d00;--moderate:#5e4700;--minor:#1f4468;--info:#333;--good:#125c37;--fair:#664800;--poor:#8a0f13';

const bySeverity = SEVERITIES.map(
  (one) => `.${one}{--tone:var(--${one})}@media screen{main:has(#s-${one}:not(:checked)) .fix.${one}{display:none}}`,
).join('');

/** The style sheet of a rendered report: light and dark by the reader's preference, plain and whole on paper. */
export const STYLE = `
:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
.top,main,footer{max-width:62rem;margin:0 auto;padding:0 clamp(1rem,4vw,2rem)}
.top{padding-top:clamp(1.5rem,5vw,3.5rem)}
h1,h2,h3,h4{line-height:1.25;text-wrap:balance}
h1{font-size:clamp(1.7rem,4.5vw,2.6rem);letter-spacing:-.015em;margin:.15rem 0 .3rem}
h2{font-size:1.6rem;letter-spacing:-.01em;margin:3.2rem 0 .6rem;padding-top:1.4rem;border-top:1px solid var(--line)}
h3{font-size:1.1rem;margin:2rem 0 .6rem}
h4{font-size:1rem;margin:1.2rem 0 .3rem}
p{margin:.4rem 0;max-width:46rem}
a{color:var(--accent);text-underline-offset:.15em}
:is(a,button,input,summary,[tabindex]):focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.kicker{margin:0;color:var(--accent);font-size:.8rem;font-weight:650;letter-spacing:.09em;text-transform:uppercase}
.url{font-size:1.05rem;margin:0 0 1rem}
.quiet{color:var(--quiet);font-size:.9rem}
.lead{font-size:1.15rem;max-width:54rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.versions{display:flex;flex-wrap:wrap;gap:.3rem 1.8rem;margin:0;font-size:.9rem}
.versions div{display:flex;gap:.45rem}
dt{color:var(--quiet)}
dd{margin:0}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem;padding:0;margin:1.4rem 0 0}
nav a{display:block;border:1px solid var(--line);border-radius:2rem;padding:.3rem .9rem;background:var(--card);text-decoration:none}
nav a:hover{border-color:var(--accent)}
.top+main h2#summary{border:0;margin-top:2rem;padding-top:0}
.badge{display:inline-block;color:var(--tone);border:1px solid currentColor;border-radius:.3rem;padding:0 .4rem;font-size:.74rem;font-weight:650;line-height:1.45;white-space:nowrap}
.severities{list-style:none;padding:0;margin:1.2rem 0;display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.7rem}
.severities li{background:var(--card);border:1px solid var(--line);border-top:.25rem solid var(--tone);border-radius:.5rem;padding:.7rem .9rem;display:grid;grid-template-columns:auto 1fr;align-items:baseline;align-content:start;gap:.1rem .6rem}
.severities strong{font-size:1.9rem;line-height:1.1;font-variant-numeric:tabular-nums}
.severities .badge{justify-self:start}
.severities .quiet,.severities .meaning{grid-column:1/-1}
.severities .meaning{font-size:.85rem;color:var(--quiet);margin-top:.2rem}
.scores{list-style:none;padding:0;margin:.6rem 0;display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:1.2rem .7rem}
.scores li{display:flex;flex-direction:column;align-items:center;text-align:center}
.gauge{position:relative;display:grid;place-items:center}
.gauge strong{position:absolute;font-size:1.35rem;font-variant-numeric:tabular-nums}
.gauge circle{fill:none;stroke-width:6}
.track{stroke:var(--track)}
.arc{stroke:var(--tone);stroke-linecap:round}
.good{--tone:var(--good)}.fair{--tone:var(--fair)}.poor{--tone:var(--poor)}
.scores strong{color:var(--tone)}
.name{font-weight:600;margin-top:.4rem}
.first{padding:0;margin:.6rem 0;list-style:none;counter-reset:first;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
.first li{counter-increment:first;display:grid;grid-template-columns:2rem minmax(0,1fr);padding:.7rem 1rem;gap:.1rem .4rem}
.first li+li{border-top:1px solid var(--line)}
.first li::before{content:counter(first);grid-row:1/3;font-size:1.3rem;font-weight:650;color:var(--quiet);line-height:1.2}
.first a{font-weight:550;color:var(--ink)}
.first .tags{grid-column:2}
.tags{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .7rem;font-size:.9rem;margin:0;max-width:none}
.coverage{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 2.5rem}
.plain{padding-left:1.1rem;margin:0}
.plain li{margin:.25rem 0}
.filters{display:flex;flex-wrap:wrap;gap:.5rem 2.5rem;margin:1rem 0 1.4rem}
fieldset{border:0;padding:0;margin:0;min-width:0;display:flex;flex-wrap:wrap;align-items:center;gap:.3rem 1rem}
legend{float:left;font-weight:600;margin-right:.4rem;padding:0}
.filters label{display:inline-flex;align-items:center;gap:.4rem;min-height:1.75rem;cursor:pointer}
input{accent-color:var(--accent);width:1.05rem;height:1.05rem;margin:0}
.fix{background:var(--card);border:1px solid var(--line);border-left:.3rem solid var(--tone);border-radius:.6rem;padding:1rem clamp(.9rem,3vw,1.4rem) 1.1rem;margin:.9rem 0}
.fix h3{margin:.4rem 0 .2rem;font-size:1.12rem;max-width:46rem}
.fix h4{margin:.8rem 0 .1rem;font-size:.95rem;font-weight:600;color:var(--quiet)}
.fix:target{outline:3px solid var(--accent);outline-offset:2px}
.finding+.finding{border-top:1px solid var(--line);margin-top:1rem;padding-top:.2rem}
.copy{margin-left:auto;font:inherit;font-size:.85rem;color:var(--accent);background:none;border:1px solid var(--line);border-radius:.35rem;padding:.1rem .7rem;min-height:1.75rem;cursor:pointer}
.copy:hover{border-color:currentColor}
.places{list-style:none;margin:.5rem 0 0;padding:0;font-size:.9rem}
.places li{margin:.55rem 0}
.change{margin:.35rem 0 0;border-left:.2rem solid var(--line);padding-left:.65rem;max-width:none}
.change p{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .7rem;margin:0;font-size:.9rem;max-width:none}
.change del,.change ins{display:block;text-decoration:none}
.change del>code::before{content:"- "}.change ins>code::before{content:"+ "}
.change mark{color:inherit;border-radius:.15rem;font-weight:600}.change del mark{background:color-mix(in srgb,var(--critical) 16%,transparent)}.change ins mark{background:color-mix(in srgb,var(--good) 20%,transparent)}
.at{color:var(--quiet);margin-right:.5rem;font-variant-numeric:tabular-nums}
.value{display:block;color:var(--quiet)}
.rule{font-size:.88rem;color:var(--quiet);margin-top:.6rem}
code{font:.88em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:.2rem 0 0;padding:.45rem .65rem;background:var(--code);border-radius:.35rem;white-space:pre-wrap}
summary{cursor:pointer;color:var(--accent);font-size:.9rem;padding:.25rem 0;width:fit-content}
@media screen{.fold:not([open])+.folded{display:none}}
.ids{list-style:none;padding:0;margin:.2rem 0;display:flex;flex-wrap:wrap;gap:.2rem 1rem;color:var(--quiet)}
.open{padding-left:1.1rem}
.open li{margin:.45rem 0}
.open code{color:var(--quiet);margin-right:.4rem}
.part+.part{border-top:1px solid var(--line);margin-top:1.8rem}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.7rem 1.6rem;margin:.8rem 0}
.facts dt{font-size:.85rem}
.wide{overflow:auto;margin:1rem 0}
@media screen{.wide{max-height:26rem}}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th{font-weight:600;color:var(--quiet);white-space:nowrap}
th,td{text-align:start;vertical-align:top;padding:.35rem .9rem .35rem 0;border-bottom:1px solid var(--line)}
@media (max-width:40rem){.wide table{min-width:30rem}}
.swatches{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem .9rem;padding:0;margin:.3rem 0 1rem}
.swatches li{display:flex;align-items:center;gap:.4rem}
.swatches rect{stroke:var(--quiet);stroke-opacity:.5}
footer{margin-top:3rem;padding-bottom:3rem;color:var(--quiet);font-size:.9rem}
${bySeverity}
@media print{:root{${PAPER}}@page{margin:15mm 14mm 17mm;@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#444}}
html{font-size:8.6pt}body{line-height:1.4}.top,main,footer{max-width:none;padding:0}.top{padding-top:0}p,.fix h3{max-width:none}
nav,.filters,.copy,.fold{display:none}
h1,h2,h3,h4,caption,.tags{break-after:avoid}h2{margin-top:1.8rem}h3{margin-top:1.2rem}
.severities{grid-template-columns:repeat(5,1fr)}.scores{grid-template-columns:repeat(6,1fr)}
.severities li,.scores li,.first li,.places li,tr,pre,.swatches li,.facts div{break-inside:avoid}
thead{display:table-header-group}
.wide{overflow:visible}.wide table{min-width:0}
.fix{padding:.5rem 0 .5rem .9rem;border-radius:0;border-width:0 0 0 .25rem;margin:1.1rem 0}
.places{margin-top:.2rem}.places li{margin:.25rem 0}pre{padding:0;margin:0}h4{margin-top:.4rem}.rule{margin-top:.25rem}
a{color:inherit}}
`.trim();
