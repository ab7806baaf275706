import { servicesContext } from '#app/context.ts'
import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { graphql } from '#app/graphql.ts'
import { ContactForm, type ContactFormProps, emptyMessage } from '#app/site/forms/contact-form.tsx'
import { Island } from '#app/site/forms/island.tsx'
import { href } from '#app/site/href.ts'
import type { Trail } from '#app/site/parts/page-hero.tsx'
import { postedForm, postedSubmission, postedValues, postResponse } from '#app/site/posted-form.ts'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { contactWords as words } from '#words/contact.ts'
import { contactFormWords } from '#words/contact-form.ts'
import { pageDrawingWords } from '#words/drawings.ts'
import { layoutWords } from '#words/layout.ts'
import { contactServiceLabels } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { ContactScreen } from './contact-screen.tsx'

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
    createMessage(input: $input, submission: $submission) { id receipt notice { thanks } }
  }
`)

/** The form without script: stored before the response; then a page that a reload does not send again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { runAsGuest: run, flash } = context.get(servicesContext)
  const form = await postedForm(request)
  const values = postedValues(form, emptyMessage)
  const result = await run(CreateMessage, { input: values, submission: postedSubmission(form, request) })
  return postResponse(result, ({ createMessage }) => createMessage, {
    values,
    failed: contactFormWords.failed,
    flash,
  })
}

const trail: Trail = { here: words.hero.eyebrow }

export const handle = {
  sitemap: () => [{ path: href('/contact') }],
  menu: { position: 5, label: layoutWords.pages.contact, href: href('/contact') },
  shareImages: {
    contact: () => ({ title: words.hero.heading, drawing: <ContactPageDrawing alternative="" /> }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: href('/contact'),
    image: 'contact',
    kind: 'ContactPage',
    trail,
  })

/** Contact Us: the form for whatever can wait, and every other way to reach us. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const profile = useProfile()
  const { dispatch } = profile
  const { formToken, publicApiKey, island, preset } = loaderData
  const props: Omit<ContactFormProps, 'words'> = {
    phone: { display: dispatch.display, href: `tel:${dispatch.e164}` },
    publicApiKey,
    formToken,
    ...(preset && { preset }),
    ...(actionData && { refused: actionData }),
  }
  return (
    <ContactScreen
      heading={words.hero.heading}
      lead={words.hero.lead}
      trail={trail}
      formId="contact-form"
      formName={words.form.name}
      form={
        <>
          <p className="mb-5 text-ink-2">{words.form.lead}</p>
          <Island
            name="contact-form"
            source={island}
            component={ContactForm}
            words={contactFormWords}
            props={props}
          />
        </>
      }
      beside={<ContactPageDrawing alternative={pageDrawingWords.contact} />}
    />
  )
}
