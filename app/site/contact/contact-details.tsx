import { PhoneLink } from '#app/ui/links.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { contactWords } from '#words/contact.ts'
import { hoursInWords } from '#words/hours.ts'

/** Office, appointments and emergencies: labelled so that the three readings are true together (decisions). */
export function BusinessHours({ profile }: { profile: BusinessProfile }) {
  const words = contactWords.hours
  const { office, field, emergency, sunday } = words
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title" className="text-title">
        {words.heading}
      </h2>
      <Hours {...office} lines={[...hoursInWords(profile.officeHours), sunday]} />
      <Hours {...field} lines={hoursInWords(profile.fieldHours)} />
      <Hours {...emergency} lines={[{ days: emergency.title, hours: emergency.hours }]} />
    </section>
  )
}

type HoursProps = { title: string; text: string; lines: readonly { days: string; hours: string }[] }

function Hours({ title, text, lines }: HoursProps) {
  return (
    <div className="mt-5">
      <h3 className="text-name">{title}</h3>
      <p className="mt-1 text-ink-2 text-note">{text}</p>
      <dl className="hour-lines mt-2">
        {lines.map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

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
            <dd>{words[line]}</dd>
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
