/** How long scripts wait for the first paint, in milliseconds. */
const UNSEEN_MS = 5000;
/** How far from the screen a drawing is fetched. */
const AHEAD_PX = 400;

/**
 * Leads whoever has no session on this device from a page for members to the login, before anything is painted or
 * fetched for it. What is stored the page itself judges (`RequireAccount`), and so where nothing can be stored.
 */
export const leaveForLogin = [
  'try{if(!localStorage.getItem("token")){document.documentElement.hidden=true',
  ';location.replace("/login?to="+encodeURIComponent(location.pathname+location.search))}}catch{}',
].join("");

/** Keeps what is done before the scripts are here for `site/catchUp`; in the head, before there is a field to fill. */
export const keeper = [
  "{early=[];const on=(n,f)=>addEventListener(n,f,true)",
  'on("click",e=>{const b=e.target.closest?.("button[type=button]");if(b)early?.push([b])})',
  'on("input",({target:t})=>early?.push([t,t.value,t.checked]))',
  'on("submit",e=>{if(early&&e.target.method==="post"){e.preventDefault();early.push([e.target])}})}',
].join(";");

/**
 * The words are painted in fonts of the device, of the same measures, and do not share the line with the site's own;
 * these follow the paint. Where the worker is, it has kept them: they are there at once.
 */
export const showFontsOnceKept =
  'if(!navigator.serviceWorker?.controller)document.getElementById("fonts").media="not all";';

/** Stands on the page while its lower parts are laid out only where one comes near them (styles/base.css). */
const UNSETTLED = "data-unsettled";

/**
 * What stands below the first screen is laid out once, in the fonts it stays in, instead of holding up the first words
 * and again all the others when the fonts come. A browser that is about to look for a place in the page, going back or
 * by a mark in the address, needs all of it at once, and so does whoever presses a link to a part of it.
 */
export const unsettle = [
  '{const d=document.documentElement,n=performance.getEntriesByType("navigation")[0]',
  `;if(!location.hash&&n?.type==="navigate"){d.setAttribute("${UNSETTLED}","")`,
  `;addEventListener("click",()=>d.removeAttribute("${UNSETTLED}"),{capture:true,once:true})}}`,
].join("");

/** Stands on what is below the screen while the fonts come (styles/base.css). */
const BELOW = "data-below";
/** How long lower parts are laid out in one frame, in milliseconds: together they would be a long task. */
const SETTLE_MS = 3;

/** Lays out the lower parts, the nearest first, a few in a frame. Those that follow are seen anew. */
const settle = [
  `const settle=()=>{const d=document.documentElement,o=performance.now(),l=[...document.querySelectorAll(${JSON.stringify(lowerParts(`[${UNSETTLED}]`))})]`,
  `.filter(e=>!e.style.contentVisibility||e.matches("[${BELOW}]"));if(!l[0])return d.removeAttribute("${UNSETTLED}")`,
  `;l.find(e=>{e.style.contentVisibility="visible";e.removeAttribute("${BELOW}")`,
  `;e.getBoundingClientRect();return performance.now()-o>${SETTLE_MS}});later()},later=()=>requestAnimationFrame(()=>setTimeout(settle))`,
].join("");

/** As in styles/base.css. */
function lowerParts(root: string): string {
  const parts =
    "main>.section:nth-child(n+4),.temple-main>section+section,.late,.grid>li:nth-child(n+3),.calendar a,.footer";
  return `${root} :is(${parts},[${BELOW}])`;
}

/**
 * Drawings that come near the screen are fetched then. They say where they are in `data-drawing`: a `href` would be
 * fetched as soon as it is read, wherever the drawing stands.
 */
export const drawer = [
  "const n=new IntersectionObserver(s=>{for(const{isIntersecting:i,target:t}of s)if(i){n.unobserve(t);for(const u of t.children)d(u)}}",
  `,{rootMargin:"${AHEAD_PX}px"})`,
  ',d=u=>u.setAttribute("href",u.dataset.drawing)',
  ',w=u=>n.observe(u.parentNode),q="use[data-drawing]"',
  ",a=e=>{if(e.querySelectorAll){if(e.matches(q))w(e);e.querySelectorAll(q).forEach(w)}}",
  ";a(document.body);new MutationObserver(s=>{for(const c of s)c.attributeName?w(c.target):c.addedNodes.forEach(a)})",
  '.observe(document.body,{subtree:true,childList:true,attributeFilter:["data-drawing"]})',
].join("");

/** Letters of languages whose fonts a device may lack: one that has them draws these in different widths. */
const LETTERS: Readonly<Record<string, readonly [string, string]>> = { hi: ["इ", "औ"], kn: ["ರ", "ಔ"] };
/** Stands on the page while its words wait for their letters (styles/base.css). */
const UNLETTERED = "data-unlettered";
/** How long they wait, in milliseconds: something else on the page can be read. */
const UNREADABLE_MS = 3000;

/**
 * Where the device has no letters of the page's language, words wait for those of the site: boxes are no words, and
 * none of their lines would stay where they are.
 */
export function awaitLetters(language: string): string {
  const letters = LETTERS[language];
  if (!letters) return "";
  const [one, other] = letters.map((letter) => `w("${letter}")`);
  return [
    '{const c=document.createElement("canvas").getContext("2d"),w=s=>c?.measureText(s).width',
    `;if(document.getElementById("fonts").media&&${one}===${other})document.documentElement.setAttribute("${UNLETTERED}","")}`,
  ].join("");
}

/** By how much the spaces of a paragraph may be made wider or narrower, in hundredths of its letters' height. */
const SPACES = [2, -2, 4, -4, 7, -7, 10, -10, 14, -14];

/**
 * Sets apart what is below the screen, as large as it is: it is laid out in the new fonts when the screen stands
 * (`settle`). What is partly on the screen is gone through; one who goes by the keyboard stays where they are.
 */
const setApart = [
  "const below=e=>{const{top:t,bottom:b,width:w,height:h}=r(e)",
  ';if(b<=innerHeight||e.tagName==="svg")return[];if(t<innerHeight||e.matches(":focus-within"))return[...e.children].flatMap(below)',
  ';const s=getComputedStyle(e),x=n=>parseFloat(s["padding"+n])+parseFloat(s["border"+n+"Width"])',
  // what is not laid out yet stays as it is
  ';if(s.contentVisibility==="auto"&&!e.firstElementChild?.checkVisibility?.({contentVisibilityAuto:true}))return[]',
  ';return[[e,w-x("Left")-x("Right")+"px "+(h-x("Top")-x("Bottom"))+"px"]]}',
  `;if(document.documentElement.hasAttribute("${UNSETTLED}"))for(const[e,s]of below(document.body)){`,
  `e.style.containIntrinsicSize=s;e.setAttribute("${BELOW}","")}r(document.body)`,
].join("");

/**
 * Adds the fonts by `add`, and lets what is on the screen keep its lines: where a letter more or less would wrap a paragraph
 * otherwise, and move what follows, its spaces give way.
 */
const keepLines = (add: string) =>
  [
    "{const l=e=>[e,...e.children].flatMap(c=>[r(c).top-r(e).top,r(c).bottom-r(e).top])",
    ',p=[...document.querySelectorAll("main :is(h1,h2,h3,p,li,dd,label,.chips)")]',
    ".filter(e=>e.checkVisibility?.({contentVisibilityAuto:true})&&r(e).top<innerHeight&&r(e).bottom>0)",
    ".map(e=>[e,l(e)]).reverse();",
    add,
    ";for(const[e,o]of p){let k;const w=s=>{e.style.wordSpacing=s?s/100+'em':''}",
    // how far its parts are from where they stood; `k` is the first space with which it is as high as before
    ",d=s=>{w(s);const m=l(e).map((y,i)=>(y-o[i])/9|0);m[1]||(k??=s);return m},m=d(0)",
    // each try costs a layout: wider spaces are no help to who got a line, narrower ones to who lost one
    `;m.some(Boolean)&&!${JSON.stringify(SPACES)}.some(s=>m[1]*s<=0&&!d(s).some(Boolean))`,
    // where no space keeps every part of it in its line, it stands as high as before, if need be by an empty line
    "&&(w(k),k===undefined&&(e.style.minHeight=o[1]+'px'))}}",
  ].join("");

/**
 * The fonts of the page's language come all at once, when the last of them is here: one that is named but still on its
 * way already changes how lines stand. The others are fetched where a page has letters of theirs.
 */
const fetchFonts = (files: string) =>
  [
    `const all=[...document.getElementById("fonts").sheet.cssRules].map(({style:s})=>{const g=n=>s.getPropertyValue(n)`,
    // a rule may write a name in quotes; here they would be part of it
    `;return[g("src"),new FontFace(g("font-family").replace(/"/g,""),g("src"),`,
    '{weight:g("font-weight"),unicodeRange:g("unicode-range"),display:"swap"})]})',
    `,own=all.filter(([s])=>${files}.some(h=>s.includes(h))),read=()=>document.documentElement.removeAttribute("${UNLETTERED}")`,
    `;setTimeout(read,${UNREADABLE_MS})`,
    ";const r=e=>e.getBoundingClientRect();shown=Promise.allSettled(own.map(([,f])=>f.load()))",
    // a task of its own each
    `.then(()=>{${setApart};return new Promise(t=>setTimeout(t))})`,
    `.then(()=>{${keepLines("all.forEach(([,f])=>document.fonts.add(f))")}read()})`,
  ].join("");

type Files = { modules: readonly string[]; fonts: readonly string[] };

/**
 * The page is readable without its scripts, fonts and drawings, so they wait until it has been painted: on a slow
 * network they would share the line with its words. Scripts are fetched together and run one by one, so that a tap in
 * between is answered. A page nobody looks at is not painted: it comes alive after a while.
 */
export function starter({ modules, fonts }: Files): string {
  const addresses = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`));
  return [
    `{${settle};let f=async()=>{f=()=>{};let shown;const m=${addresses(modules)}`,
    `;if(document.getElementById("fonts").media){${fetchFonts(addresses(fonts))}}`,
    // words that cannot be read without them come before scripts
    `;if(document.documentElement.hasAttribute("${UNLETTERED}"))await shown`,
    ';m.forEach(h=>{const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)})',
    `;{${drawer}}`,
    ";Promise.resolve(shown).then(later)",
    ';try{for(const h of m){await import(h);await new Promise(r=>setTimeout(r))}}catch{document.documentElement.dataset.lame=""}}',
    `;if(document.documentElement.hasAttribute("${UNLETTERED}"))f()`,
    `;setTimeout(()=>f(),${UNSEEN_MS});new PerformanceObserver(o=>o.getEntriesByName("first-contentful-paint")[0]&&f()).observe({type:"paint",buffered:true})}`,
  ].join("");
}
