/** How a page looks: warm paper and ink, a book with notes in its margin, and one hue for each member. */
export const pageStyle = `
:root{color-scheme:light dark;--paper:#faf8f4;--card:#fffdf9;--ink:#211d19;--soft:#6d645a;--faint:#b9afa2;
--line:#e4ddd1;--wash:#f2ede4;--accent:#a63f28;--good:#35713f;
--navigator:#2a6a98;--puzzle:#8d6010;--memory:#67499c;--strategy:#a63f28;
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Source Serif 4","Noto Serif",Georgia,serif;
--sans:ui-sans-serif,system-ui,"Segoe UI","Noto Sans",sans-serif;
--mono:ui-monospace,"JetBrains Mono","SF Mono",Menlo,"Noto Sans Mono",monospace}
@media(prefers-color-scheme:dark){:root{--paper:#141518;--card:#1b1d21;--ink:#e9e3d9;--soft:#a1988c;--faint:#5b564f;
--line:#2b2d33;--wash:#202227;--accent:#e88468;--good:#84c092;
--navigator:#86b9de;--puzzle:#d9ae62;--memory:#b7a0e2;--strategy:#e88468}}
*{box-sizing:border-box}
html{background:var(--paper);scroll-padding:90px 0 150px}
body{margin:0;color:var(--ink);font:15px/1.5 var(--sans);-webkit-text-size-adjust:100%;overflow-wrap:anywhere}
a{color:inherit}
.navigator{--c:var(--navigator)}.puzzle{--c:var(--puzzle)}.memory{--c:var(--memory)}.strategy{--c:var(--strategy)}
header{padding:30px 24px 18px 40px}
h1{margin:0;font:600 34px/1.15 var(--serif);letter-spacing:-.01em}
header p{margin:6px 0 0;color:var(--soft)}
header .result{font:20px/1.4 var(--serif);color:var(--ink)}
header .result b{color:var(--accent);font-weight:600}
.tabs{display:none}
main{display:grid;grid-template-columns:minmax(300px,5fr) minmax(0,9fr);align-items:start}
.side{position:sticky;top:0;height:calc(100vh - 108px);display:grid;grid-template-rows:auto 1fr;
border-right:1px solid var(--line);min-width:0}
#map{display:grid;grid-template-rows:auto 1fr auto;min-width:0;min-height:0;border-top:1px solid var(--line)}
h2{margin:0;font:600 13px/1.5 var(--sans);color:var(--soft)}
#map h2{padding:12px 20px 4px 40px}
.sheet{overflow:auto;overscroll-behavior:contain;display:grid;scrollbar-width:thin;
scrollbar-color:var(--line) transparent}
.chart{margin:auto;display:block;flex:none;max-width:none}
.chart text{font:12px var(--sans);fill:var(--ink);text-anchor:middle}
.chart rect{fill:var(--card);stroke:var(--faint);stroke-width:1.2}
.chart .dark rect{fill:var(--wash);stroke-dasharray:2 3}
.chart .level{text-anchor:start;fill:var(--soft);font:italic 14px var(--serif)}
.chart .stairs{text-anchor:end;fill:var(--soft)}
.way{fill:none;stroke:var(--faint);stroke-width:1.4}
.way.bent{stroke-dasharray:1 4;stroke-linecap:round}
path.untried{stroke:var(--puzzle);stroke-width:1.6;stroke-dasharray:2 4;stroke-linecap:round}
tspan.untried{fill:var(--puzzle);font-weight:700}
.room.here rect{stroke:var(--accent);stroke-width:2.6}
.room.here text{font-weight:600}
.unseen{opacity:0}
text.level,.room,.way,path.untried{transition:opacity .2s}
.standing{margin:0;padding:12px 20px 14px 40px;border-top:1px solid var(--line);display:grid;
grid-template-columns:auto 1fr;gap:2px 14px;max-height:34vh;overflow:auto}
.standing dt{color:var(--soft)}.standing dd{margin:0}
#story{padding:24px 40px 40px;min-width:0}
article{display:grid;grid-template-columns:minmax(0,34em) minmax(250px,1fr);gap:6px 32px;padding:10px 0 12px;
position:relative}
article::before{content:"";position:absolute;left:-20px;top:14px;bottom:14px;width:3px;border-radius:2px;
background:transparent}
article.now::before{background:var(--accent)}
article h3{margin:0 0 4px;font:400 14px/1.5 var(--mono)}
article h3 a{display:inline-block;min-width:2.6em;color:var(--soft);text-decoration:none;
font-variant-numeric:tabular-nums}
article h3 a:hover{text-decoration:underline}
kbd{font:600 14px/1.5 var(--mono)}
.told kbd{color:var(--accent)}
article h4{margin:0 0 1px;font:600 17px/1.5 var(--serif)}
.told p{margin:0 0 7px;font:17px/1.58 var(--serif);white-space:pre-wrap;unicode-bidi:isolate}
.told p.gain,.told p.death{font:600 13px/1.5 var(--sans);color:var(--good)}
.told p.imagined{font:13px/1.5 var(--sans);color:var(--memory)}
.told p.loss,.told p.death{color:var(--accent)}
.note{font-size:13px;line-height:1.5;color:var(--soft);align-self:start;min-width:0;padding-top:1px}
.note p{margin:0;display:grid;grid-template-columns:7.9em 34px minmax(0,1fr);gap:0 10px;align-items:baseline}
.note b{font-weight:400;color:var(--c);white-space:nowrap}
.note kbd,.note i{font:12.5px/1.5 var(--mono)}
.note i{font:13px/1.5 var(--sans)}
.note .won b{font-weight:700}.note .won kbd{color:var(--ink);font-weight:700}
.note .why{display:block;margin-top:3px;font:italic 14px/1.45 var(--serif)}
.bar{align-self:center}
.bar rect{fill:var(--line)}.bar .full{fill:var(--c)}
footer.how{border-top:1px solid var(--line);padding:28px 40px 150px;color:var(--soft);max-width:80ch}
footer.how p{margin:0 0 8px}
footer.how code{font:13px/1.6 var(--mono);color:var(--ink)}
#time{position:fixed;left:0;right:0;bottom:0;height:108px;background:var(--paper);border-top:1px solid var(--line);
padding:8px 40px 10px;display:grid;grid-template-columns:minmax(0,1fr) auto;grid-template-rows:auto 1fr;gap:2px 24px;
z-index:2}
#time .legend{margin:0;font-size:13px;color:var(--soft);white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.legend span{margin-right:16px}
.legend span::before{content:"";display:inline-block;width:9px;height:9px;border-radius:2px;margin-right:6px;
background:var(--c)}
.track{position:relative;min-width:0;grid-column:1/-1}
.live .track{grid-column:1}
.curve{width:100%;height:60px;display:block;overflow:visible}
.curve path{fill:none;vector-effect:non-scaling-stroke}
.curve .line{stroke:var(--good);stroke-width:2}
.curve .under{fill:var(--good);opacity:.1}
.curve .tick{stroke:var(--good);stroke-width:1.2;opacity:.55}
.curve .fatal{stroke:var(--accent);stroke-width:1.4;stroke-dasharray:2 2}
.curve rect{fill:var(--c)}
#now{stroke:var(--ink);stroke-width:2;visibility:hidden}
.live #now{visibility:visible}
#time input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:ew-resize;display:none}
.live #time input{display:block}
.track:has(input:focus-visible){outline:2px solid var(--accent);outline-offset:4px;border-radius:4px}
.where{grid-row:1/3;grid-column:2;display:none;text-align:right;align-content:center;min-width:118px}
.live .where{display:grid;gap:4px}
.where b{font:600 22px/1.1 var(--serif)}
.where small{font:14px var(--sans);color:var(--soft)}
.where>span{color:var(--soft);font-size:13px}
button{font:inherit;font-size:13px;color:var(--ink);background:var(--card);border:1px solid var(--line);
border-radius:7px;padding:3px 14px;justify-self:end;cursor:pointer}
button:hover{border-color:var(--faint)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
@media(max-width:1099px){article{grid-template-columns:minmax(0,1fr)}.note{max-width:36em}}
@media(max-width:760px){
header{padding:22px 18px 0}h1{font-size:28px}header .result{font-size:18px}
.tabs{display:flex;gap:22px;margin:14px -18px 0;padding:0 18px;color:var(--soft)}
#map{border:0}.tabs label{padding:4px 0;margin-bottom:-1px;cursor:pointer;border-bottom:2px solid transparent}
.tabs input{position:absolute;opacity:0}
.tabs label:has(:checked){color:var(--ink);border-color:var(--accent);font-weight:600}
.tabs label:has(:focus-visible){outline:2px solid var(--accent)}
main{display:block}.side{position:static;display:block;height:auto;border:0}
#map{height:calc(100vh - 270px);min-height:420px}.tabs{border-bottom:1px solid var(--line)}
#map h2{padding:12px 18px 6px}.standing{padding:10px 18px}
body:has(#see-story:checked) #map,body:has(#see-map:checked) #story{display:none}
#story{padding:6px 18px 20px}article::before{left:-12px}
.told p,article h4{font-size:16.5px}
footer.how{padding:20px 18px 130px}
#time{height:92px;padding:6px 18px 8px;gap:0 14px;grid-template-rows:1fr}
#time .legend{display:none}.where{grid-row:1;min-width:82px}.track{align-self:center}.where b{font-size:18px}
}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
@media print{#time,.tabs{display:none}main{display:block}.side{position:static;height:auto;border:0}footer.how{
padding-bottom:0}.unseen{opacity:1}}
`
