import { useNonce } from '#app/nonce.ts'
import { streetMapSearch } from '#app/site/parts/street-map.ts'
import { useWords } from '#app/site/profile.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { addressOf, type BusinessProfile, type ProfileLine } from '#content/profile/business-profile.ts'
import { clockAt, weekdays } from '#content/time/clocks.ts'
import { closedDatesFrom, daysBetween, type OpeningHours } from '#content/time/opening-hours.ts'
import { closedDaysInWords, closedWords, weekInWords } from '#words/hours.ts'
import { contactWords } from '#words/site/contact.ts'

/** Office, appointments and emergencies: labelled so that the three readings are true together (decisions). */
export function BusinessHours({ profile }: { profile: BusinessProfile }) {
  const words = useWords(contactWords).hours
  const { office, field, emergency } = words
  const closed = useWords(closedWords)
  const nonce = useNonce()
  const today = clockAt(new Date(), profile.timeZone).date
  const closedDays = closedDaysInWords(profile, today)
  if (profile.officeHours.length + profile.fieldHours.length === 0 && !emergency.hours) return null
  return (
    <section
      aria-labelledby="hours-title"
      data-hours={profile.timeZone}
      data-words={JSON.stringify([words.openNow, words.closedNow, closed.today])}
      data-closed={closedDatesFrom(profile, today, daysKept).join(' ') || undefined}
    >
      <h2 id="hours-title" className="text-title">
        {words.heading}
      </h2>
      {profile.officeHours.length > 0 && (
        <Hours {...office} lines={linesOf(profile.officeHours, words.closed)} />
      )}
      {profile.fieldHours.length > 0 && (
        <Hours {...field} lines={linesOf(profile.fieldHours, words.closed)} />
      )}
      {emergency.hours && (
        <Hours
          {...emergency}
          lines={[{ days: emergency.title, hours: emergency.hours, on: '0123456', at: always }]}
        />
      )}
      {closedDays && <p className="mt-5">{fillIn(closed.days, { days: closedDays })}</p>}
      <script nonce={nonce}>{todayScript}</script>
    </section>
  )
}

/** A page may be kept for days: it knows the closed days of the next two months. */
const daysKept = 60

/** A line of hours, with what the script reads: its days as 0 (Sunday) to 6, and the times as "08:00 18:00". */
type Line = { days: string; hours: string; on: string; at: string }

const always = '00:00 24:00'
const never = '24:00 24:00'

const linesOf = (hours: readonly OpeningHours[], closed: string): Line[] =>
  weekInWords(hours, closed).map(({ days, hours, run: { from, to, opens, closes } }) => ({
    days,
    hours,
    on: daysBetween(from, to)
      .map((day) => (weekdays.indexOf(day) + 1) % 7)
      .join(''),
    at: opens && closes ? `${opens} ${closes}` : never,
  }))

type HoursProps = { title: string; text: string | undefined; lines: readonly Line[] }

function Hours({ title, text, lines }: HoursProps) {
  return (
    <div className="mt-5">
      <h3 className="text-name">{title}</h3>
      {text && <p className="mt-1 text-ink-2 text-note">{text}</p>}
      <dl className="hour-lines mt-2">
        {lines.map(({ days, hours, on, at }) => (
          <div key={days} data-on={on} data-at={at}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/**
 * Marks today's lines, and says on them whether it is open now, by the clock of the business: a page may be kept for
 * days, so the server cannot say it. Not before they are near: a browser takes as long to load its time zones as to lay out the page.
 */
const todayScript = `{const s=document.querySelector('[data-hours]'),[o,c,n]=JSON.parse(s.dataset.words)
new IntersectionObserver((e,w)=>{if(!e.some(x=>x.isIntersecting))return
w.disconnect()
const f=new Intl.DateTimeFormat('en',{timeZone:s.dataset.hours,year:'numeric',month:'2-digit',day:'2-digit',weekday:'short',hour:'2-digit',minute:'2-digit',hourCycle:'h23'})
const p=Object.fromEntries(f.formatToParts().map(x=>[x.type,x.value])),t=p.hour+':'+p.minute
const x=s.dataset.closed?.includes(p.year+'-'+p.month+'-'+p.day)
const d=['Sun','Mon','Tue','Wed','Thu','Fri','Sat'].indexOf(p.weekday)
for(const l of s.querySelectorAll('[data-on]'))if(l.dataset.on.includes(d)){const[a,b]=l.dataset.at.split(' ')
l.dataset.today=''
const m=document.createElement('small');m.textContent=x&&b!='24:00'?n:a<=t&&t<b?o:c;l.firstChild.append(m)}},{rootMargin:'50%'}).observe(s)}`

export function PhoneLines({ profile }: { profile: BusinessProfile }) {
  const words = useWords(contactWords).phones
  const address = profile.place.walkIn && addressOf(profile.place)
  return (
    <section aria-labelledby="phones-title">
      <h2 id="phones-title" className="text-title">
        {words.heading}
      </h2>
      <dl className="contact-lines mt-4">
        <Line {...profile.dispatch} text={[words.dispatch, words.arrival].filter(Boolean).join(' ')} />
        {profile.office && <Line {...profile.office} text={words.office} />}
        {profile.email && (
          <div>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${profile.email}`} className="break-all">
                {profile.email}
              </a>
            </dd>
            <dd>{words.emailText}</dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{words.address}</dt>
            <dd>
              <a href={streetMapSearch(address)} rel="noreferrer">
                {address}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Line({ text, ...line }: ProfileLine & { text: string | undefined }) {
  return (
    <div>
      <dt>{line.label}</dt>
      <dd>
        <PhoneLink line={line} />
      </dd>
      {text && <dd>{text}</dd>}
    </div>
  )
}
