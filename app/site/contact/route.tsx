import { href, useLocation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { graphql } from '#app/graphql.ts'
import { ContactForm, type ContactFormProps, emptyMessage } from '#app/site/forms/contact-form.tsx'
import { Island } from '#app/site/forms/island.tsx'
import { CallButton, CallToAction, MailButton } from '#app/site/parts/call-to-action.tsx'
import { MapSection } from '#app/site/parts/map-section.tsx'
import { PageHero, type Trail } from '#app/site/parts/page-hero.tsx'
import { postedForm, postedSubmission, postedValues, postResponse } from '#app/site/posted-form.ts'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { contactWords as words } from '#words/contact.ts'
import { contactFormWords } from '#words/contact-form.ts'
import { pageDrawingWords } from '#words/drawings.ts'
import { hoursInSentence } from '#words/hours.ts'
import { layoutWords } from '#words/layout.ts'
import { contactServiceLabels } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { BusinessHours, PhoneLines } from './contact-details.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  const { newFormToken, publicApiKey, island } = context.get(servicesContext)
  const preset = url.searchParams.get('service') ?? ''
  return {
    formToken: newFormToken(),
    publicApiKey,
    island: island('contact-form'),
    preset: Object.hasOwn(contactServiceLabels, preset) ? preset : undefined,
  }
}

/** What the form without script runs; the island sends the same call over HTTP. */
const CreateMessage = graphql(`
  mutation CreateMessage($input: CreateMessageInput!, $submission: SubmissionInput) {
    createMessage(input: $input, submission: $submission) { id receipt }
  }
`)

/** The form without script: stored before the response; then a page that a reload does not send again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { runAsGuest } = context.get(servicesContext)
  const form = await postedForm(request)
  const values = postedValues(form, emptyMessage)
  const result = await runAsGuest(CreateMessage, {
    input: values,
    submission: postedSubmission(form, request),
  })
  return postResponse(result, ({ createMessage }) => createMessage?.receipt, {
    values,
    failed: contactFormWords.failed,
  })
}

const trail: Trail = { here: words.hero.eyebrow }

export const handle = {
  // Also the canonical address of /quote, which is the same screen.
  sitemap: () => [{ path: href('/contact') }],
  menu: { position: 5, label: layoutWords.pages.contact, href: href('/contact') },
  shareImages: {
    contact: () => ({ title: words.hero.heading, drawing: <ContactPageDrawing alternative="" /> }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: location.pathname === href('/quote') ? words.quote.title : words.title,
    description: words.description,
    // Also the canonical address of /quote, which is the same screen.
    path: href('/contact'),
    image: 'contact',
    kind: 'ContactPage',
    trail,
  })

/** Contact Us, also at /quote with another heading: lines, hours, area, the form, and why to trust us. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const profile = useProfile()
  const { dispatch } = profile
  const { badges, form, trust, action } = words
  const isQuote = useLocation().pathname === href('/quote')
  const hero = isQuote ? words.quote : words.hero
  const { formToken, publicApiKey, island, preset } = loaderData
  const props: Omit<ContactFormProps, 'words'> = {
    phone: { display: dispatch.display, href: `tel:${dispatch.e164}` },
    officeHours: hoursInSentence(profile.officeHours),
    publicApiKey,
    formToken,
    ...(preset && { preset }),
    ...(actionData && { refused: actionData }),
  }
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead(profile)}
        drawing={<ContactPageDrawing alternative={pageDrawingWords.contact} />}
        trail={trail}
      >
        <CallButton />
        <ButtonLink href="#contact-form" large className="max-sm:w-full">
          {hero.write}
        </ButtonLink>
        {isQuote && (
          <p className="basis-full">
            <a
              href={`${href('/')}#quote-form`}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {words.quote.photos}
            </a>
          </p>
        )}
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
            <Island
              name="contact-form"
              source={island}
              component={ContactForm}
              words={contactFormWords}
              props={props}
            />
            <p className="mt-6 border-rule border-t pt-5 text-ink-2 text-note">
              {form.urgent}{' '}
              <PhoneLink line={dispatch} className="font-semibold text-brass underline underline-offset-4" />
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
      <section
        aria-labelledby="trust-title"
        className="measure pb-16 md:pb-22 below-fold-[67rem] sm:below-fold-[39rem] md:below-fold-[31rem]"
      >
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
