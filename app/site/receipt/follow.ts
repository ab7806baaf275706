import { locale, tidyClocks } from '#words/locale.ts'

/**
 * The script of a receipt. It asks for the version: after ten seconds, then less and less often, at once when the page is
 * looked at again or the connection is back, never while it is hidden. It waits 20 s for an answer, and no longer for one when it
 * asks anew. With another version it fetches the page and swaps the parts marked `data-live` that differ, except where
 * a form is being filled in. What the page says first is announced; without a connection it says when it last asked. Times to come
 * count down. What is sent without a connection stays in its form, which says so: the browser would leave the page for its own.
 * `data-open` is empty once nothing follows, or the time until which it does.
 */
export const followScript = `(()=>{const d=document,root=d.querySelector('[data-follow]');if(!root)return
const said=d.querySelector('[data-said]'),state=d.querySelector('[data-state]')
let version=root.dataset.follow,wait=10,timer,asking,last=Date.now()
const tidy=${tidyClocks},clock=()=>tidy(new Date(last).toLocaleTimeString('${locale}',{hour:'numeric',minute:'2-digit',timeZone:root.dataset.zone}))
const follows=()=>root.dataset.open&&!(Date.parse(root.dataset.open)<Date.now())
const show=(on)=>{if(!state)return;state.hidden=false;state.dataset.state=on?'live':'away'
const text=on?state.dataset.live:state.dataset.away.replace('{time}',clock()).replace('..','.');if(state.textContent!==text)state.textContent=text}
const count=()=>{for(const t of d.querySelectorAll('[data-until]')){
const n=Math.ceil((new Date(t.dataset.until)-Date.now())/6e4)
t.textContent=n<1||n>90?'':n==1?t.dataset.one:t.dataset.many.replace('{n}',n)}}
const busy=e=>e.querySelector('details[open]')||e.contains(d.activeElement)&&d.activeElement.matches('input,textarea,button,summary')||[...e.querySelectorAll('textarea,input:not([type=hidden])')].some(f=>f.value!==f.defaultValue||f.checked!==f.defaultChecked||f.files?.length)
const swap=async(signal)=>{const r=await fetch(location.pathname,{headers:{accept:'text/html'},signal});if(!r.ok&&r.status!=404)throw 0
const html=(await r.text()).replace(/<(style|script)[^]*?<\\/\\1>/g,'')
const page=new DOMParser().parseFromString(html,'text/html'),next=page.querySelector('[data-follow]')
if(!next)return location.reload()
for(const e of d.querySelectorAll('[data-live-part]')){const n=page.querySelector('[data-live-part='+e.dataset.livePart+']')
if(n&&n.innerHTML!==e.innerHTML&&!busy(e))e.innerHTML=n.innerHTML}
d.title=page.title;count();const first=[...root.querySelectorAll('[data-first]')].map(e=>[...e.childNodes].filter(n=>!n.dataset?.until).map(n=>n.textContent).join('').trim().replace(/\\.$/,'')).join('. ')+'.'
if(said.textContent!==first)said.textContent=first
version=next.dataset.follow;root.dataset.open=next.dataset.open||''}
const ask=async()=>{clearTimeout(timer);if(d.hidden)return;if(!follows()){state.hidden=true;return}
asking?.abort();const own=asking=new AbortController,{signal}=own,late=setTimeout(()=>own.abort(),2e4)
try{const r=await fetch(location.pathname+'/version',{signal});if(!r.ok)throw 0
const v=(await r.json()).version;last=Date.now();show(true)
if(v!==version){wait=10;await swap(signal)}else wait=Math.min(wait*1.3,60)}catch{if(asking!==own)return
show(false);wait=Math.min(wait*2,120)}finally{clearTimeout(late)}
timer=setTimeout(ask,wait*1e3)}
count();setInterval(count,15e3)
root.addEventListener('submit',e=>{d.querySelector('[data-unsent-now]')?.remove();if(navigator.onLine)return
e.preventDefault();const p=d.createElement('p');p.dataset.unsentNow='';p.setAttribute('role','alert')
p.className='border-alert border-l-4 py-1 pl-4 font-semibold text-alert';e.target.append(p);p.textContent=root.dataset.unsent})
if(follows()){show(true);timer=setTimeout(ask,wait*1e3)
addEventListener('online',()=>{wait=10;ask()});addEventListener('offline',()=>show(false))
d.addEventListener('visibilitychange',()=>{if(!d.hidden){wait=10;ask()}})}
})()`
