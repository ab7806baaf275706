import { useNonce } from '#app/nonce.ts'
import { enteredInSentence } from '#app/site/entered.tsx'
import { always, clockAttributes, spansOf, weekClock } from '#app/site/parts/week-clock.ts'
import { useSpeech, useWords } from '#app/site/profile.ts'
import { weekdayShort } from '#app/ui/dates.ts'
import { fillIn } from '#content/fill-in.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { clockAt, dateAfter, weekdays } from '#content/time/clocks.ts'
import { closedDaysInWords, closedWords, hoursInWords, weekInWords } from '#words/hours.ts'
import { contactWords } from '#words/site/contact.ts'

type Line = { days: string; hours: string }

type Lane = {
  look: 'emergency' | 'field' | 'office'
  title: string
  text?: string | undefined
  spans: string
  lines: readonly Line[]
}

/** Office, appointments and emergencies in one week, labelled so that the three readings are true together (decisions). */
export function BusinessHours({ profile }: { profile: BusinessProfile }) {
  const words = useWords(contactWords).hours
  const closed = useWords(closedWords)
  const nonce = useNonce()
  const speech = useSpeech()
  const { officeHours, fieldHours } = profile
  const lanes = lanesOf(profile, words)
  if (lanes.length === 0) return null
  const daysOff = weekInWords([...fieldHours, ...officeHours], words.closed).filter(({ run }) => !run.opens)
  const closedDays = closedDaysInWords(
    {
      ...profile,
      closedDays: profile.closedDays.map(({ date, name }) => ({
        date,
        name: (name && enteredInSentence(name, speech)) ?? null,
      })),
    },
    clockAt(new Date(), profile.timeZone).date,
  )
  return (
    <section
      aria-labelledby="hours-title"
      data-week={JSON.stringify([words.openNow, words.closedNow, closed.today])}
      {...clockAttributes(profile)}
    >
      <h2 id="hours-title" className="text-title">
        {words.heading}
      </h2>
      <WeekStrip lanes={lanes} />
      {lanes.map(({ look, title, text, spans, lines }) => (
        <div key={look} className="week-lane" data-spans={spans}>
          <div className="week-head">
            <h3 className="text-name">
              <i className={`week-${look}`} />
              {title}
            </h3>
            <small />
          </div>
          {text && <p className="text-ink-2 text-note">{text}</p>}
          {lines.length > 0 && <HourLines lines={lines} />}
        </div>
      ))}
      {fieldHours.length + officeHours.length > 0 && daysOff.length > 0 && (
        <div className="week-lane">
          <HourLines lines={daysOff} />
        </div>
      )}
      {closedDays && <p className="mt-5">{fillIn(closed.days, { days: closedDays })}</p>}
      <script nonce={nonce}>{nowScript}</script>
    </section>
  )
}

function lanesOf(
  { fieldHours, officeHours }: BusinessProfile,
  { field, office, emergency }: ReturnType<typeof useWords<typeof contactWords>>['hours'],
): Lane[] {
  const lanes: Lane[] = []
  if (emergency.hours) {
    const { title, text, hours } = emergency
    const said = text ? { lines: [{ days: text, hours }] } : { text: hours, lines: [] }
    lanes.push({ look: 'emergency', title, spans: always, ...said })
  }
  for (const [look, { title, text }, hours] of [
    ['field', field, fieldHours],
    ['office', office, officeHours],
  ] as const)
    if (hours.length > 0) lanes.push({ look, title, text, spans: spansOf(hours), lines: hoursInWords(hours) })
  return lanes
}

const HourLines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="hour-lines">
    {lines.map(({ days, hours }) => (
      <div key={days + hours}>
        <dt>{days}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
)

const laneHeight = 16
const weekMinutes = 7 * 24 * 60
const aMonday = '2024-01-01'

/** What the lists below it say, as one picture. In hours across, so that it may be as wide as its column. */
function WeekStrip({ lanes }: { lanes: readonly Lane[] }) {
  const height = lanes.length * laneHeight
  return (
    <div aria-hidden="true" className="week-strip">
      <ol>
        {weekdays.map((day, index) => (
          <li key={day}>{weekdayShort(`${dateAfter(aMonday, index)}T12:00Z`, 'UTC')}</li>
        ))}
      </ol>
      <div>
        <svg aria-hidden="true" viewBox={`0 0 168 ${height}`} preserveAspectRatio="none">
          {lanes.map(({ look, spans }, index) => (
            <path key={look} className={`week-${look}`} d={barsOf(spans, index * laneHeight + 3)} />
          ))}
          <path className="week-days" d={daysAcross(height)} />
        </svg>
        <b data-now hidden />
      </div>
    </div>
  )
}

const daysAcross = (height: number) => [1, 2, 3, 4, 5, 6].map((day) => `M${day * 24} 0V${height}`).join('')

/** What goes past the end of the week goes on at its beginning. */
function barsOf(spans: string, top: number): string {
  return spans
    .split(' ')
    .flatMap((span) => {
      const [from = 0, to = 0] = span.split('-').map(Number)
      return to <= weekMinutes
        ? [[from, to]]
        : [
            [from, weekMinutes],
            [0, to - weekMinutes],
          ]
    })
    .map(([from = 0, to = 0]) => `M${from / 60} ${top}H${to / 60}v${laneHeight - 6}H${from / 60}z`)
    .join('')
}

/**
 * Marks now, and says at each line whether it is open. Not before they are near: a browser takes as long to load its time zones
 * as to lay out the page.
 */
const nowScript = `{const root=document.querySelector('[data-week]'),[yes,no,off]=JSON.parse(root.dataset.week)
new IntersectionObserver((e,w)=>{if(!e.some(x=>x.isIntersecting))return
w.disconnect()
${weekClock}
const mark=()=>{const t=Date.now(),{date,minute}=at(t),now=root.querySelector('[data-now]')
now.hidden=false;now.style.insetInlineStart=minute/100.8+'%'
root.querySelectorAll('.week-strip li').forEach((d,i)=>d.toggleAttribute('data-today',i==Math.floor(minute/1440)))
for(const l of root.querySelectorAll('[data-spans]')){const m=l.querySelector('small'),s=l.dataset.spans
l.toggleAttribute('data-open',open(s,t));m.textContent=open(s,t)?yes:s!='${always}'&&closed.includes(date)?off:no}}
mark();setInterval(mark,3e4)},{rootMargin:'50%'}).observe(root)}`
