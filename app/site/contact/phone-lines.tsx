import { PhoneLink } from '#app/ui/phone-link.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { contactWords } from '#content/en/contact.ts'

const words = contactWords.phones

/** Both lines with their labels (decisions: both readings stand), and the mailbox. */
export function PhoneLines({ profile }: { profile: BusinessProfile }) {
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
