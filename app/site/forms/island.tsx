import type { ComponentType } from 'react'
import { address } from '#app/address.ts'
import { useNonce } from '#app/nonce.ts'

/**
 * A part of a document that becomes interactive alone. Rendered here with `words` and `props`; the script
 * `src` hydrates it with the same when a person first touches it (`islandLoader`). The props, which must be plain JSON,
 * are in the page; the words are not there a second time: the script imports them. `source` is the built client entry and what
 * it imports, from the manifest.
 * React's useId differs between page and island: components of islands use fixed ids.
 */
export function Island<Words, Props extends object>({
  name,
  source,
  component: Component,
  words,
  props,
}: {
  name: string
  source: { src: string; preload: readonly string[] }
  component: ComponentType<Props & { words: Words }>
  words: Words
  props: Props
}) {
  const nonce = useNonce()
  return (
    <div data-place="form" data-island={name} data-src={source.src} data-preload={source.preload.join(' ')}>
      <div>
        <Component {...props} words={words} />
      </div>
      {/* JSON in a script element would end at the first "</script", so no "<" may stand in it. */}
      <script type="application/json">{JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
      <script nonce={nonce}>{plainPostScript}</script>
    </div>
  )
}

/**
 * The only script of a public page that everybody loads: it imports an island when a person first touches it,
 * when this device keeps something for it (a draft, a waiting request), when the address points into it, or when it had the focus
 * before the page was whole. On any page of a device
 * that has a request open or waiting to be sent, and on receipts, it imports what tells of it (device/device.client.ts, whose
 * address stands at this script's element). It registers the visitors' worker when the page has loaded.
 * What the island imports is asked for at the same time, one round trip instead of two.
 * A page that a browser prepares unseen waits until it is looked at: what an island sends needs someone to see the response.
 * A failed import may be tried again by the next touch; until then the form works as plain HTML.
 * A link to a dialog imports its script when it is followed. It is busy meanwhile, and after 2.5 s, or when that does not
 * work, a plain link that is followed as such.
 */
export const islandLoader = `(()=>{const d=document,device=d.currentScript.dataset.device
const ask=i=>{for(const h of i.dataset.preload.split(' '))d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',href:h}))}
const wake=i=>{const s=i?.dataset.src;if(!s)return;delete i.dataset.src
ask(i);import(s).catch(()=>{i.dataset.src=s})}
const at=(e,s)=>e.target.closest?.(s)
for(const t of['pointerdown','focusin','keydown','dragenter','change'])addEventListener(t,e=>wake(at(e,'[data-island]')),true)
addEventListener('click',e=>{const l=at(e,'[data-dialog]');if(!l||e.ctrlKey||e.metaKey||e.shiftKey)return
e.preventDefault();if(l.ariaBusy)return
l.ariaBusy=true;ask(l)
const follow=()=>{if(l.dataset.dialog){delete l.dataset.dialog;location=l.href}}
const timer=setTimeout(follow,2500),rest=()=>{clearTimeout(timer);l.ariaBusy=null}
addEventListener('pagehide',rest,{once:true})
import(l.dataset.src).then(m=>m.open(l)).then(show=>{if(l.dataset.dialog){rest();show()}}).catch(follow)})
const wakeNamed=()=>{let kept=[];try{kept=Object.keys(localStorage)}catch{}
for(const i of d.querySelectorAll('[data-island]'))if(i.contains(d.activeElement)||d.getElementById(location.hash.slice(1))?.contains(i)||kept.some(k=>k.startsWith(i.dataset.island+'.')))wake(i)
if(location.pathname.startsWith('${address('/receipt/')}')||kept.some(k=>/^open-request|waiting$/.test(k)))import(device).catch(()=>{})}
addEventListener('load',()=>{try{navigator.serviceWorker?.register('${address('/worker.js')}',{type:'module'}).catch(()=>{})}catch{}})
addEventListener('hashchange',wakeNamed)
d.prerendering?d.addEventListener('prerenderingchange',wakeNamed):wakeNamed()
})()`

/**
 * A form that the browser itself sends is no island any more: waking, it would upload its files a second time. Its button says
 * that it is being sent, until the page goes or the sending is stopped.
 */
const plainPostScript = `addEventListener('submit',e=>{const i=e.target.closest('[data-island]');if(!i||e.defaultPrevented)return
i.removeAttribute('data-island')
const b=i.querySelector('[data-busy]'),t=b.textContent,rest=()=>{b.textContent=t;b.disabled=false}
b.textContent=b.dataset.busy;b.disabled=true
addEventListener('pagehide',rest);self.navigation?.addEventListener('navigateerror',rest)})`
