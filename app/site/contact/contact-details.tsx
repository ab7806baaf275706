import { useNonce } from '#app/nonce.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { type BusinessProfile, daysBetween, type OpeningHours } from '#content/business-profile.ts'
import { weekdays } from '#content/clocks.ts'
import { contactWords } from '#words/contact.ts'
import { weekInWords } from '#words/hours.ts'

/** Office, appointments and emergencies: labelled so that the three readings are true together (decisions). */
export function BusinessHours({ profile }: { profile: BusinessProfile }) {
  const words = contactWords.hours
  const { office, field, emergency } = words
  const nonce = useNonce()
  return (
    <section
      aria-labelledby="hours-title"
      data-hours={profile.timeZone}
      data-words={JSON.stringify([words.openNow, words.closedNow])}
    >
      <h2 id="hours-title" className="text-title">
        {words.heading}
      </h2>
      <Hours {...office} lines={linesOf(profile.officeHours)} />
      <Hours {...field} lines={linesOf(profile.fieldHours)} />
      <Hours
        {...emergency}
        lines={[{ days: emergency.title, hours: emergency.hours, on: '0123456', at: always }]}
      />
      <script nonce={nonce}>{todayScript}</script>
    </section>
  )
}

/** A line of hours, with what the script reads: its days as 0 (Sunday) to 6, and the times as "08:00 18:00". */
type Line = { days: string; hours: string; on: string; at: string }

const always = '00:00 24:00'
const never = '24:00 24:00'

const linesOf = (hours: readonly OpeningHours[]): Line[] =>
  weekInWords(hours, contactWords.hours.closed).map(({ days, hours, run: { from, to, opens, closes } }) => ({
    days,
    hours,
    on: daysBetween(from, to)
      .map((day) => (weekdays.indexOf(day) + 1) % 7)
      .join(''),
    at: opens && closes ? `${opens} ${closes}` : never,
  }))

type HoursProps = { title: string; text: string; lines: readonly Line[] }

function Hours({ title, text, lines }: HoursProps) {
  return (
    <div className="mt-5">
      <h3 className="text-name">{title}</h3>
      <p className="mt-1 text-ink-2 text-note">{text}</p>
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
const todayScript = `{const s=document.querySelector('[data-hours]'),[o,c]=JSON.parse(s.dataset.words)
new IntersectionObserver((e,w)=>{if(!e.some(x=>x.isIntersecting))return
w.disconnect()
const f=new Intl.DateTimeFormat('en',{timeZone:s.dataset.hours,weekday:'short',hour:'2-digit',minute:'2-digit',hourCycle:'h23'})
const p=Object.fromEntries(f.formatToParts().map(x=>[x.type,x.value])),t=p.hour+':'+p.minute
const d=['Sun','Mon','Tue','Wed','Thu','Fri','Sat'].indexOf(p.weekday)
for(const l of s.querySelectorAll('[data-on]'))if(l.dataset.on.includes(d)){const[a,b]=l.dataset.at.split(' ')
l.dataset.today=''
const m=document.createElement('small');m.textContent=a<=t&&t<b?o:c;l.firstChild.append(m)}},{rootMargin:'50%'}).observe(s)}`

/** Both lines with their labels (decisions: both readings stand), and the mailbox. */
export function PhoneLines({ profile }: { profile: BusinessProfile }) {
  const words = contactWords.phones
  return (
    <section aria-labelledby="phones-title">
      <h2 id="phones-title" className="text-title">
        {words.heading}
      </h2>
      <dl className="contact-lines mt-4">
        {(['dispatch', 'office'] as const).map((line) => (
          <div key={line}>
            <dt>{profile[line].label}</dt>
            <dd>
              <PhoneLink line={profile[line]} />
            </dd>
            <dd>
              {words[line]} {line === 'dispatch' && words.arrival(profile)}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${profile.email}`} className="break-all">
              {profile.email}
            </a>
          </dd>
          <dd>{words.emailText}</dd>
        </div>
      </dl>
    </section>
  )
}
