import { SEVERITIES } from '../model/scoring.ts';

const LIGHT =
  'color-scheme:light dark;--page:#f7f6f3;--brand:var(--accent);--card:#fff;--ink:#1b1d21;--quiet:#595e66;--line:#dfdcd5;--accent:#1a5684;--code:#f2f0ec;--track:#e7e4de;--critical:#a3121b;--serious:#a83a00;--moderate:#755800;--minor:#2b5b8c;--info:#50565e;--good:#17734a;--fair:#8a6100;--poor:#a3121b';
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
body{margin:0;background:var(--page);color:var(--ink);font:.95rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere;border-top:.4rem solid var(--brand)}
.top,main,footer{max-width:74rem;margin:0 auto;padding:0 clamp(1rem,4vw,2rem)}
.top{padding-top:clamp(1rem,3vw,2rem)}
h1,h2,h3,h4{line-height:1.25;text-wrap:balance}
h1{font-size:clamp(1.5rem,4vw,2.1rem);letter-spacing:-.015em;margin:.1rem 0 .2rem}
h2{font-size:1.4rem;letter-spacing:-.01em;margin:0}
main>section{border-top:1px solid var(--line);margin-top:1.8rem;padding-top:1.2rem}
h3{font-size:1.05rem;margin:1.4rem 0 .5rem}
h4{font-size:.95rem;margin:1rem 0 .2rem}
p{margin:.3rem 0;max-width:52rem}
a{color:var(--accent);text-underline-offset:.15em}
:is(a,button,input,summary,[tabindex]):focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.brand{float:right;display:flex;align-items:center;gap:.6rem;margin:0 0 .5rem 1rem;font-weight:600}
.brand img{max-height:2.6rem;max-width:12rem}
.kicker{margin:0;color:var(--accent);font-size:.75rem;font-weight:650;letter-spacing:.09em;text-transform:uppercase}
.url{margin:0 0 .6rem}
.quiet{color:var(--quiet);font-size:.88rem}
.lead{font-size:1.08rem;line-height:1.5;margin:.5rem 0 1rem}
.lead p{max-width:66rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.versions{display:flex;flex-wrap:wrap;gap:.2rem 1.6rem;margin:0;font-size:.86rem}
.versions div{display:flex;gap:.4rem}
dt{color:var(--quiet)}
dd{margin:0}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.4rem;padding:0;margin:.8rem 0 0}
nav a{display:inline-block;padding:.25rem 0}
.badge{display:inline-block;color:var(--tone);border:1px solid currentColor;border-radius:.3rem;padding:0 .4rem;font-size:.74rem;font-weight:650;line-height:1.45;white-space:nowrap}
.severities{list-style:none;padding:0;margin:1rem 0;display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.6rem}
.severities li{background:var(--card);border:1px solid var(--line);border-top:.2rem solid var(--tone);border-radius:.5rem;padding:.45rem .8rem;display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .5rem}
.severities strong{font-size:1.6rem;line-height:1.2;font-variant-numeric:tabular-nums}
.scores{list-style:none;padding:.9rem 1rem;margin:.4rem 0;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);gap:0 1.2rem;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
.scores li{display:grid;grid-row:span 5;grid-template-rows:subgrid;row-gap:0;min-width:0}
.scores .name{font-size:.86rem;line-height:1.3;hyphens:auto}
.scores strong{font-size:1.7rem;line-height:1.25;color:var(--tone);font-variant-numeric:tabular-nums}
.bar{width:100%;height:.3rem;margin:.1rem 0 .3rem}
.track{fill:var(--track)}
.arc{fill:var(--tone)}
.trend{width:100%;max-width:9rem;margin-top:.3rem;fill:var(--tone);overflow:visible}
.trend polyline{fill:none;stroke:var(--tone);stroke-width:1.2;vector-effect:non-scaling-stroke}
.good{--tone:var(--good)}.fair{--tone:var(--fair)}.poor{--tone:var(--poor)}
.first{padding:0;margin:.4rem 0;list-style:none;counter-reset:first;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
.first li{counter-increment:first;display:grid;grid-template-columns:1.6rem minmax(0,1fr) auto;align-items:baseline;padding:.45rem 1rem;gap:.1rem .4rem}
.first li+li{border-top:1px solid var(--line)}
.first li::before{content:counter(first);font-weight:650;color:var(--quiet)}
.first a{font-weight:550;color:var(--ink)}
.tags{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .7rem;font-size:.88rem;margin:0}
.plain{padding-left:1.1rem;margin:.3rem 0}
.plain li{margin:.2rem 0}
.filters{display:flex;flex-wrap:wrap;gap:.3rem 2.5rem;margin:.6rem 0 .9rem;font-size:.92rem}
fieldset{border:0;padding:0;margin:0;min-width:0;display:flex;flex-wrap:wrap;align-items:center;gap:.2rem 1rem}
legend{float:left;font-weight:600;margin-right:.4rem;padding:0}
.filters label{display:inline-flex;align-items:center;gap:.4rem;min-height:1.75rem;cursor:pointer}
input{accent-color:var(--accent);width:1.05rem;height:1.05rem;margin:0}
.fix{background:var(--card);border:1px solid var(--line);border-left:.3rem solid var(--tone);border-radius:.5rem;padding:.65rem clamp(.8rem,2vw,1.1rem) .75rem;margin:.6rem 0;display:flow-root}
.fix>.tags{float:right;margin:0 0 .2rem 1rem}
.fix h3{margin:0 0 .15rem;font-size:1.02rem;max-width:none}
.fix h4{display:inline;font-weight:600;color:var(--quiet)}
.fix h4::after{content:". "}
html:lang(ja) .fix h4::after{content:"。"}
.fix h4+p{display:inline}
.fix:target{outline:3px solid var(--accent);outline-offset:2px}
.finding{margin-top:.15rem}
.finding+.finding{border-top:1px solid var(--line);margin-top:.6rem;padding-top:.5rem}
.facts-line{font-size:.86rem;color:var(--quiet);margin:.1rem 0 0;display:flex;flex-wrap:wrap;gap:0 1rem;max-width:none}
.copy{font:inherit;font-size:.85rem;color:var(--accent);background:none;border:1px solid var(--line);border-radius:.35rem;padding:0 .6rem;min-height:1.6rem;cursor:pointer}
.copy:hover{border-color:currentColor}
.places{list-style:none;margin:.35rem 0 0;padding:0;font-size:.88rem}
.places li{margin:.3rem 0;display:grid;grid-template-columns:9.5rem minmax(0,1fr);align-items:baseline;gap:.05rem .6rem}
.places li>:not(.at){grid-column:2;justify-self:start}
.at{color:var(--quiet);font-variant-numeric:tabular-nums}
.where,.value{color:var(--quiet)}
.change{margin:.35rem 0 0;border-left:.2rem solid var(--line);padding-left:.65rem;max-width:none}
.change p{display:flex;flex-wrap:wrap;align-items:center;gap:.2rem .7rem;margin:0;font-size:.9rem;max-width:none}
.change del,.change ins{display:block;text-decoration:none}
.change del>code::before{content:"- "}.change ins>code::before{content:"+ "}
.change mark{color:inherit;border-radius:.15rem;font-weight:600}.change del mark{background:color-mix(in srgb,var(--critical) 16%,transparent)}.change ins mark{background:color-mix(in srgb,var(--good) 20%,transparent)}
code{font:.88em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{margin:0;padding:.05rem .45rem;background:var(--code);border-radius:.3rem;white-space:pre-wrap;max-width:100%}
h3+.fold summary{color:var(--quiet);max-width:66rem}
summary{cursor:pointer;color:var(--accent);font-size:.88rem;padding:.15rem 0;width:fit-content}
.titled summary{color:var(--ink);width:auto;display:flex;align-items:baseline;gap:.5rem;list-style:none}
.titled summary::-webkit-details-marker{display:none}
.titled summary::before{content:"+";color:var(--accent);font-weight:650;width:.8rem;flex:none}
.titled[open] summary::before{content:"\\2212"}
.titled :is(h2,h3){margin:0}
@media screen{.fold:not([open])+.folded{display:none}}
.ids{list-style:none;padding:0;margin:.2rem 0;display:flex;flex-wrap:wrap;gap:.2rem 1rem;color:var(--quiet)}
.open{padding-left:1.1rem}
.open li{margin:.35rem 0}
.open code{color:var(--quiet);margin-right:.4rem}
.part{padding:.2rem 0}
#reading{margin-bottom:.6rem}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.6rem 1.6rem;margin:.6rem 0}
.facts dt{font-size:.85rem}
.meanings div{display:grid;grid-template-columns:7rem 1fr;margin:.3rem 0}
.meanings .badge{justify-self:start}
.wide{overflow:auto;margin:.8rem 0}
@media screen{.wide{max-height:26rem}}
table{border-collapse:collapse;width:100%;font-size:.88rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th{font-weight:600;color:var(--quiet);white-space:nowrap}
th,td{text-align:start;vertical-align:top;padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line)}
@media (max-width:40rem){.wide table{min-width:30rem}.scores{grid-auto-flow:row;grid-template-columns:repeat(3,minmax(0,1fr))}.scores li:nth-child(n+4){padding-top:.9rem}.first li{grid-template-columns:1.6rem minmax(0,1fr)}.first .tags{grid-column:2}.brand{float:none;margin-left:0}.fix>.tags{float:none;margin:0 0 .3rem}.places li{grid-template-columns:minmax(0,1fr)}.places li>:not(.at){grid-column:1}}
.swatches{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem .9rem;padding:0;margin:.3rem 0 1rem}
.swatches li{display:flex;align-items:center;gap:.4rem}
.swatches rect{stroke:var(--quiet);stroke-opacity:.5}
footer{margin-top:2rem;padding-bottom:2rem;color:var(--quiet);font-size:.88rem}
${bySeverity}
@media print{:root{${PAPER}}@page{margin:15mm 14mm 17mm;@bottom-right{content:counter(page) " / " counter(pages);font:8pt sans-serif;color:#444}}
html{font-size:8.6pt}body{line-height:1.4;border-top:0}.top,main,footer{max-width:none;padding:0}.top{padding-top:0}p,.lead p{max-width:none}
nav,.filters,.copy,.fold:not(.titled){display:none}
.titled summary::before{content:none}
h1,h2,h3,h4,caption,.tags,summary{break-after:avoid}main>section{margin-top:1.4rem}h3{margin-top:1rem}
.severities{grid-template-columns:repeat(5,1fr)}
.severities li,.scores,.first li,.places li,tr,pre,.swatches li,.facts div{break-inside:avoid}
thead{display:table-header-group}
.wide{overflow:visible}.wide table{min-width:0}
.fix{padding:.3rem 0 .3rem .9rem;border-radius:0;border-width:0 0 0 .25rem;margin:.9rem 0}
.places{margin-top:.2rem}.places li{margin:.2rem 0}pre{padding:0;margin:0}
a{color:inherit}}
`.trim();
