import { useNonce } from '#app/nonce.ts'
import { priceInWords, type SitePrice, serviceCallIn } from '#app/site/parts/price-list.tsx'
import { Unbroken } from '#app/site/parts/unbroken.tsx'
import { always, clockAttributes, spansOf } from '#app/site/parts/week-clock.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { pricesWords } from '#words/site/prices.ts'
import { emergencyWords } from '#words/site/services/emergency.ts'
import { arrivalScript } from './arrival-script.ts'

/**
 * When we are there, by the promise of the profile. The page says it as it holds for days, and the browser by the clock of the
 * business: "You call at 2:14 PM, we're at your door by 2:44 PM". Where the firm is closed it says when it opens.
 */
export function ArrivalBoard() {
  const profile = useProfile()
  const { arrival: words } = useWords(emergencyWords)
  const nonce = useNonce()
  const { nights, emergencyArrival } = profile
  if (!words.door || !words.arrival || !emergencyArrival) return null
  const spans = drivingSpans(profile)
  const { callAt, by, closed, closedNow, open, opens } = words
  const notes = [words.area, nights ? undefined : words.hours].filter((note) => note !== undefined)
  return (
    <div className="w-full">
      <dl
        aria-label={words.label}
        className="arrival"
        data-arrival={emergencyArrival.to}
        data-spans={spans}
        data-words={JSON.stringify([callAt, by, closed, closedNow, open, opens])}
        {...(nights ? { 'data-zone': profile.timeZone } : clockAttributes(profile))}
      >
        <div>
          <dt>{words.call}</dt>
          <dd>{words.now}</dd>
        </div>
        <div>
          <dt>{words.door}</dt>
          <dd>{words.arrival}</dd>
        </div>
      </dl>
      {notes.length > 0 && (
        <p className="mt-3 text-ink-2 text-note">
          <Unbroken text={notes.join(' ')} />
        </p>
      )}
      {spans && <script nonce={nonce}>{arrivalScript}</script>}
    </div>
  )
}

/** The hours of the crew; those of the office only where the crew has none. */
export function drivingSpans({
  nights,
  fieldHours,
  officeHours,
}: Pick<BusinessProfile, 'nights' | 'fieldHours' | 'officeHours'>): string {
  if (nights) return always
  return spansOf(fieldHours.length > 0 ? fieldHours : officeHours)
}

type NotesProps = { lead: string | undefined; prices: readonly SitePrice[] }

/** 911 first, what a lockout costs, and how we work. */
export function EmergencyNotes({ lead, prices }: NotesProps) {
  const { danger } = useWords(emergencyWords).arrival
  const price = useLockoutPrice(prices)
  return (
    <div className="mt-2 grid w-full max-w-[36em] gap-4">
      <p className="border-alert border-l-4 py-1 pl-4 font-semibold">
        <a href="tel:911" className="underline underline-offset-4">
          {danger}
        </a>
      </p>
      {price.map((line) => (
        <p key={line} className="font-semibold">
          <Unbroken text={line} />
        </p>
      ))}
      {lead && (
        <p className="text-ink-2">
          <Unbroken text={lead} />
        </p>
      )}
    </div>
  )
}

/** The lines that the owner names for emergencies, else what a service call starts at. */
function useLockoutPrice(prices: readonly SitePrice[]): readonly string[] {
  const words = useWords(pricesWords)
  const { callPrice } = useWords(emergencyWords).arrival
  const own = prices
    .filter(({ service }) => service === 'emergency')
    .slice(0, 2)
    .map((item) =>
      [`${item.name}: ${priceInWords(item, words)}`, serviceCallIn(item, words)].filter(Boolean).join(', '),
    )
  return own.length > 0 || !callPrice ? own : [callPrice]
}
