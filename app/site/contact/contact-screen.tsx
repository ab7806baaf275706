import type { ReactNode } from 'react'
import { CallOrText, CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { MapSection } from '#app/site/parts/map-section.tsx'
import { Breadcrumbs, type Trail } from '#app/site/parts/page-hero.tsx'
import { Unbroken } from '#app/site/parts/unbroken.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { contactWords } from '#words/site/contact.ts'
import { PhoneLines } from './phone-lines.tsx'
import { BusinessHours } from './week.tsx'

type WriteToUsProps = {
  heading: string
  lead: string | undefined
  trail: Trail
  /** The form's fragment in the address (`/contact#...`); `formName` is its name for screen readers. */
  formId: string
  formName: string
  form: ReactNode
  beside: ReactNode
}

/** What a page for writing to us begins with. */
export function WriteToUs({ heading, lead, trail, formId, formName, form, beside }: WriteToUsProps) {
  const { urgent } = useWords(contactWords).form
  return (
    <section className="form-page" aria-labelledby="page-title">
      <div className="measure grid gap-x-16 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-[auto_1fr] md:gap-y-12 md:py-14">
        <div
          className="page-hero night max-md:-mx-(--gutter) max-md:px-(--gutter) max-md:pt-4 max-md:pb-7 md:bg-none"
          data-place="hero"
        >
          <Breadcrumbs trail={trail} />
          <h1 id="page-title" className="mt-3 text-page md:mt-6">
            {heading}
          </h1>
          {lead && (
            <p className="mt-4 max-w-[36em] text-balance text-ink-2 text-lead">
              <Unbroken text={lead} />
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-3.5">
            <CallOrText />
          </div>
        </div>
        <section
          id={formId}
          aria-labelledby={`${formId}-title`}
          className="quote-sheet above-call-bar self-start md:row-span-2 print:hidden"
        >
          <h2 id={`${formId}-title`} className="sr-only">
            {formName}
          </h2>
          {form}
          <p className="mt-6 border-rule border-t pt-5 text-ink-2 text-note">
            {urgent}{' '}
            <PhoneLink
              line={useProfile().dispatch}
              className="font-semibold text-brass underline underline-offset-4"
            />
          </p>
        </section>
        <div className="md:night max-sm:hidden max-md:mx-auto max-md:w-full max-md:max-w-md max-md:py-12">
          {beside}
        </div>
      </div>
    </section>
  )
}

/** Lines, hours, where we drive and why: /contact shows it, /quote has it folded. */
export function WaysToUs() {
  const profile = useProfile()
  const { areas } = useWords(contactWords)
  return (
    <>
      <Badges profile={profile} />
      <div className="measure grid gap-x-16 gap-y-12 py-14 md:grid-cols-2 md:py-20">
        <div className="grid content-start gap-12">
          <PhoneLines profile={profile} />
          {areas.radius && (
            <section aria-labelledby="areas-title">
              <h2 id="areas-title" className="text-title">
                {areas.heading}
              </h2>
              <p className="mt-4 text-ink-2">{areas.radius}</p>
            </section>
          )}
        </div>
        <BusinessHours profile={profile} />
      </div>
      <WhyTrustUs />
      <MapSection />
    </>
  )
}

export function ContactAction() {
  const { heading, text } = useWords(contactWords).action
  return (
    <CallToAction heading={heading} text={text}>
      <MailButton />
    </CallToAction>
  )
}

function Badges({ profile }: { profile: BusinessProfile }) {
  const { badges } = useWords(contactWords)
  const licenses = profile.licenses.map(({ number, holder, lookUp }) => ({
    badge: fillIn(badges.license, { number, holder }),
    url: lookUp,
  }))
  const claims = [...licenses, ...badges.items.map((badge) => ({ badge, url: null }))]
  if (claims.length === 0) return null
  return (
    <section aria-label={badges.label} className="border-rule border-b bg-sheet">
      <ul className="badge-row measure">
        {claims.map(({ badge, url }) => (
          <li key={badge}>
            <Icon name="badge" />
            {url ? (
              <a href={url} rel="noreferrer" className="underline underline-offset-4">
                {badge}
              </a>
            ) : (
              badge
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function WhyTrustUs() {
  const { trust } = useWords(contactWords)
  if (trust.items.length === 0) return null
  return (
    <section aria-labelledby="trust-title" className="measure pb-16 md:pb-22 below-fold">
      <h2 id="trust-title" className="mb-8 text-heading">
        {trust.heading}
      </h2>
      <ul className={trust.items.length === 4 ? 'card-sheet card-sheet-even' : 'card-sheet'}>
        {trust.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="mt-3 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
