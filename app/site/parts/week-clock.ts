import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { clockAt } from '#content/time/clocks.ts'
import { closedDatesFrom, minutesOfWeek, type OpeningHours } from '#content/time/opening-hours.ts'

/** A page may be kept for days: it knows the closed days of the next two months. */
const daysKept = 60

/** What `weekClock` reads at an element: the clock of the business, and the days on which it is closed all the same. */
export const clockAttributes = (profile: BusinessProfile) => ({
  'data-zone': profile.timeZone,
  'data-closed':
    closedDatesFrom(profile, clockAt(new Date(), profile.timeZone).date, daysKept).join(' ') || undefined,
})

/** "480-1080 1920-2520": minutes of a week that begins on Monday. */
export const spansOf = (hours: readonly OpeningHours[]): string =>
  minutesOfWeek(hours)
    .map(({ from, to }) => `${from}-${to}`)
    .join(' ')

/** At any hour, closed days or not. */
export const always = '0-10080'

/**
 * For the scripts of pages, which may be kept for days: what the clock of the business shows, and whether it is open by `spansOf`.
 * `at` gives the date and the minute of the week; `open` follows a span that goes past midnight from the day on which it began.
 */
export const weekClock = `const{zone,closed=''}=root.dataset,form=new Intl.DateTimeFormat('en',{timeZone:zone,year:'numeric',month:'2-digit',day:'2-digit',weekday:'short',hour:'2-digit',minute:'2-digit',hourCycle:'h23'})
const at=t=>{const p=Object.fromEntries(form.formatToParts(t).map(x=>[x.type,x.value]));return{date:p.year+'-'+p.month+'-'+p.day,minute:['Mon','Tue','Wed','Thu','Fri','Sat','Sun'].indexOf(p.weekday)*1440+p.hour*60+ +p.minute}}
const pairs=s=>s.split(' ').map(x=>x.split('-').map(Number))
const open=(s,t)=>{const now=at(t).minute;return s=='${always}'||pairs(s).some(([a,b])=>{const m=now<a?now+10080:now
return m<b&&!closed.includes(at(t-(Math.floor(m/1440)-Math.floor(a/1440))*864e5).date)})}
`
