import { EnteredText } from '#app/site/entered.tsx'
import { streetMapSearch } from '#app/site/parts/street-map.ts'
import { useWords } from '#app/site/profile.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { addressOf, type BusinessProfile, type ProfileLine } from '#content/profile/business-profile.ts'
import { contactWords } from '#words/site/contact.ts'

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
      <dt>
        <EnteredText text={line.label} />
      </dt>
      <dd>
        <PhoneLink line={line} />
      </dd>
      {text && <dd>{text}</dd>}
    </div>
  )
}
