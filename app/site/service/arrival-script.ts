import { weekClock } from '#app/site/parts/week-clock.ts'
import { clockInSentence, locale, tidyClocks } from '#words/locale.ts'

/**
 * Nothing is said of a call so late that the firm closes before somebody is there. The clock of the drawing shows the same time where
 * its dial turns once an hour. Asked once the page is there: a browser takes as long to load its time zones as to lay it out.
 */
export const arrivalScript = `{const root=document.querySelector('[data-arrival]'),cells=root.querySelectorAll('dt,dd'),first=[...cells].map(c=>c.textContent)
const[callAt,by,closedNow,now,opens,when]=JSON.parse(root.dataset.words),{spans,arrival}=root.dataset
const show=()=>{${weekClock}
const tidy=${tidyClocks},inSentence=${clockInSentence}
const clock=(t,timeZone,timeZoneName)=>inSentence(tidy(new Date(t).toLocaleTimeString('${locale}',{hour:'numeric',minute:'2-digit',timeZone,timeZoneName})))
const say=texts=>texts.forEach((t,i)=>{if(cells[i].textContent!=t)cells[i].textContent=t})
const tick=()=>{const t=Date.now(),there=t+arrival*6e4,{minute}=at(t)
if(open(spans,t)&&open(spans,there)){const named=(at(there).minute-minute+10080)%10080==arrival?undefined:'short'
say([first[0],callAt.replace('{time}',clock(t,zone,named)),first[2],by.replace('{time}',clock(there,zone,named))])
const m=minute%60,dial=document.querySelector('[data-dial]')
if(dial){dial.setAttribute('data-live','')
dial.querySelector('[data-turn]').setAttribute('transform','rotate('+m*6+' '+dial.dataset.dial+')')
dial.querySelector('[data-hour]').setAttribute('transform','rotate('+minute%720/2+' '+dial.dataset.dial+')')}}
else if(open(spans,t))say(first)
else{const next=pairs(spans).map(([a])=>(a-minute+10080)%10080||10080).sort((x,y)=>x-y).find(x=>!closed.includes(at(t+x*6e4).date))
const a=(minute+next)%10080,day=new Date(Date.UTC(2024,0,1)+a*6e4)
say(next===undefined?[closedNow,now,'','']:[closedNow,now,opens,when.replace('{day}',day.toLocaleDateString('${locale}',{weekday:'long',timeZone:'UTC'})).replace('{time}',clock(day,'UTC'))])}}
tick();setInterval(tick,5e3)}
self.requestIdleCallback?requestIdleCallback(show):setTimeout(show,200)}`
