import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import type { Trail } from '#app/site/seo/page-graph.ts'
import { homePage } from '#app/site/layout/navigation.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import { Breadcrumbs } from '#app/site/parts/breadcrumbs.tsx'
import { CallButton } from '#app/site/parts/call-button.tsx'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { MailButton } from '#app/site/parts/mail-button.tsx'
import { MapSection } from '#app/site/parts/map-section.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { useProfile } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { contactWords as words } from '#content/en/contact.ts'
import { pageDrawingWords } from '#content/en/page-drawings.ts'
import type { Route } from './+types/route.ts'
import { BusinessHours } from './business-hours.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactAction, loadContactForm } from './contact-form-data.ts'
import { PhoneLines } from './phone-lines.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadContactForm(context.get(servicesContext), url)

export const action = contactAction

const trail: Trail = { above: [homePage], here: words.hero.eyebrow }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile } = siteIn(matches)
  return pageMeta(matches, {
    title: words.title(profile),
    description: words.description(profile),
    // Also the canonical address of /quote, which is the same screen.
    path: href('/contact'),
    image: 'contact',
    kind: 'ContactPage',
    trail,
  })
}

/** Contact Us, also at /quote: lines, hours, area, the form, and why to trust us. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const profile = useProfile()
  const { hero, badges, form, trust, action } = words
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead(profile)}
        drawing={<ContactPageDrawing alternative={pageDrawingWords.contact} />}
        trail={<Breadcrumbs {...trail} />}
      >
        <CallButton />
        <ButtonLink href="#contact-form" large className="max-sm:w-full">
          {hero.write}
        </ButtonLink>
      </PageHero>
      <section aria-label={badges.label} className="border-rule border-b bg-sheet">
        <ul className="badge-row measure">
          {badges.items(profile).map((badge) => (
            <li key={badge}>
              <Icon name="badge" className="text-brass" />
              {badge}
            </li>
          ))}
        </ul>
      </section>
      <div className="measure grid gap-x-16 gap-y-12 py-14 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-20">
        <div className="grid content-start gap-12">
          <PhoneLines profile={profile} />
          <BusinessHours profile={profile} />
        </div>
        <div className="grid content-start gap-12">
          <section
            id="contact-form"
            aria-labelledby="contact-form-title"
            className="quote-sheet above-call-bar print:hidden"
          >
            <h2 id="contact-form-title" className="text-title">
              {form.heading}
            </h2>
            <p className="mt-3 mb-6 text-ink-2">{form.lead}</p>
            <ContactForm data={loaderData} refused={actionData} />
            <p className="mt-6 border-rule border-t pt-5 text-ink-2 text-note">
              {form.urgent}{' '}
              <PhoneLink
                line={profile.dispatch}
                className="font-semibold text-brass underline underline-offset-4"
              />
            </p>
          </section>
          <section aria-labelledby="areas-title">
            <h2 id="areas-title" className="text-title">
              {words.areas.heading}
            </h2>
            <p className="mt-4 text-ink-2">{words.areas.radius(profile.radiusMiles)}</p>
          </section>
        </div>
      </div>
      <section aria-labelledby="trust-title" className="measure pb-16 md:pb-22">
        <h2 id="trust-title" className="mb-8 text-heading">
          {trust.heading}
        </h2>
        <ul className="card-sheet">
          {trust.items(profile).map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title">{title}</h3>
              <p className="mt-3 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <MapSection />
      <CallToAction heading={action.heading} text={action.text}>
        <MailButton />
      </CallToAction>
    </>
  )
}
