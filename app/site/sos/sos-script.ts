import { address } from '#app/address.ts'

/**
 * The script of /sos, which also runs without a connection. Where the line takes texts, it puts the number of the open request into the text message
 * (forms/kept/open-request.ts), asks where the phone is on a press and puts that into the text, and says that there is no
 * connection: also where this page stands in for another one, and where the phone believes that it has one and the worker's copy came. Where there is
 * room for the three places side by side, all are open; on a phone the one that was opened last.
 */
export const sosScript = `(()=>{const d=document,one=s=>d.querySelector(s),sms=one('[data-sms]'),{sms:to,body,number:say,where}=sms?.dataset||{}
let number,place
try{number=JSON.parse(localStorage.getItem('open-request')).number}catch{}
const write=()=>{if(sms)sms.href=to+encodeURIComponent([body,number&&say.replace('{number}',number),place].filter(Boolean).join(' '))}
write()
const known=one('[data-known]');if(number){known.textContent=known.dataset.known.replace('{number}',number.replace('-','\\u2011'));known.hidden=false}
const away=one('[data-offline]'),look=()=>{away.hidden=navigator.onLine&&!kept&&location.pathname=='${address('/sos')}'}
let kept=performance.getEntriesByType('navigation')[0]?.serverTiming?.some(({name})=>name=='kept');look();const places=[...d.querySelectorAll('details')]
if(matchMedia('(min-width:54rem)').matches)for(const e of places){e.name='';e.open=true}
else{try{one('#'+localStorage['sos-place']).open=true}catch{}
for(const e of places)e.ontoggle=()=>{if(e.open)try{localStorage['sos-place']=e.id}catch{}}}
one('[data-retry]').onclick=()=>location.reload()
addEventListener('online',()=>{kept=0;look()});addEventListener('offline',look)
if(!sms||!navigator.geolocation)return
const ask=one('[data-ask]'),said=one('[data-added]'),label=ask.lastChild,text=label.textContent
ask.hidden=false
ask.onclick=()=>{label.textContent=ask.dataset.ask;ask.disabled=true
const end=t=>{said.textContent=t;label.textContent=text;ask.disabled=false;ask.focus()}
navigator.geolocation.getCurrentPosition(({coords:c})=>{const at=[c.latitude,c.longitude].map(n=>n.toFixed(5)),feet=Math.ceil(c.accuracy*3.281)
const fill=t=>t.replace('{feet}',feet).replace('{location}',at.join(', ')).replace('{link}','https://www.openstreetmap.org/?mlat='+at[0]+'&mlon='+at[1])
place=fill(where);write();end(fill(said.dataset.added))},()=>end(said.dataset.failed),{enableHighAccuracy:true,timeout:2e4,maximumAge:6e4})}
})()`
