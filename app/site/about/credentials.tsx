import type { BusinessProfile } from '#content/business-profile.ts'
import { aboutWords } from '#content/en/about.ts'

const words = aboutWords.credentials

/** Licence, insurance and bond, with the figure of each. */
export function Credentials({ profile }: { profile: BusinessProfile }) {
  return (
    <section aria-labelledby="credentials-title" className="border-rule border-y bg-sheet">
      <div className="measure py-14 md:py-20">
        <h2 id="credentials-title" className="text-heading">
          {words.heading}
        </h2>
        <p className="mt-4 max-w-prose text-ink-2">{words.lead}</p>
        <dl className="figures mt-8">
          {profile.licenses.map(({ number, covers, holder }) => (
            <div key={number}>
              <dt>{words.license.term}</dt>
              <dd>{number}</dd>
              <dd>{words.license.covers(covers, holder)}</dd>
            </div>
          ))}
          <div>
            <dt>{words.insurance.term}</dt>
            <dd>{profile.liabilityInsurance}</dd>
            <dd>{words.insurance.text}</dd>
          </div>
          <div>
            <dt>{words.bond.term}</dt>
            <dd>{profile.bond}</dd>
            <dd>{words.bond.text}</dd>
          </div>
        </dl>
        <p className="mt-6 max-w-prose text-ink-2 text-note">
          {words.license.check} {words.warranty(profile.laborWarrantyDays)}
        </p>
      </div>
    </section>
  )
}
