/**
 * The only script of a public page that everybody loads: it imports an island when a person first touches it,
 * when this device keeps something for it (a draft, a waiting request), or when the address points into it.
 * What the island imports is asked for at the same time, one round trip instead of two.
 * A page that a browser prepares unseen waits until it is looked at: what an island sends must be answered to someone.
 * A failed import may be tried again by the next touch; until then the form works as plain HTML.
 */
export const islandLoader = `(()=>{
const wake=i=>{const s=i&&i.dataset.src;if(!s)return;delete i.dataset.src
for(const h of i.dataset.preload.split(' ')){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}
import(s).catch(()=>{i.dataset.src=s})}
const touch=e=>e.target.closest&&wake(e.target.closest('[data-island]'))
for(const t of['pointerdown','focusin','keydown','dragenter','change'])addEventListener(t,touch,{capture:true,passive:true})
const look=()=>{let kept=[];try{kept=Object.keys(localStorage)}catch{}
for(const i of document.querySelectorAll('[data-island]')){const a=location.hash&&document.getElementById(location.hash.slice(1))
if(a&&a.contains(i)||kept.some(k=>k.startsWith(i.dataset.island+'.')))wake(i)}}
addEventListener('hashchange',look)
document.prerendering?document.addEventListener('prerenderingchange',look):look()
})()`
