import { servicesContext } from '#app/context.ts'
import { ContactPageDrawing } from '#app/drawings/pages/contact.tsx'
import { graphql } from '#app/graphql.ts'
import { formOnPage, presetService } from '#app/site/form-on-page.ts'
import { ContactForm, type ContactFormProps, emptyMessage } from '#app/site/forms/contact-form.tsx'
import { Island } from '#app/site/forms/island.tsx'
import { postedForm, postedSubmission, postedValues, postResponse } from '#app/site/forms/posted-form.ts'
import { href } from '#app/site/href.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { telHref } from '#content/profile/phone-line.ts'
import { contactServices, unofferedChoices } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { callInsteadWords } from '#words/promise.ts'
import { contactWords } from '#words/site/contact.ts'
import { contactFormWords } from '#words/site/contact-form.ts'
import { pageDrawingWords, partLabels } from '#words/site/drawings.ts'
import { formHintWords } from '#words/site/form-hints.ts'
import { layoutWords } from '#words/site/layout.ts'
import { contactServiceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'
import { ContactAction, WaysToUs, WriteToUs } from './contact-screen.tsx'

export const loader = (args: Route.LoaderArgs) => ({
  ...formOnPage(args, 'contact-form'),
  preset: presetService(args, contactServiceLabels),
})

const CreateMessage = graphql(`
  mutation CreateMessage($input: CreateMessageInput!, $submission: SubmissionInput) {
    createMessage(input: $input, submission: $submission) { id receipt notice { thanks } }
  }
`)

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

export const handle = {
  sitemap: () => [{ path: href('/contact') }],
  menu: (speech) => ({
    position: 5,
    label: wordsFor(layoutWords, speech).pages.contact,
    href: href('/contact'),
  }),
  shareImages: {
    contact: (speech) => ({
      title: wordsFor(contactWords, speech).hero.heading,
      drawing: <ContactPageDrawing alternative="" label={wordsFor(partLabels.contactPage, speech)} />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, hero } = wordsIn(matches, contactWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/contact'),
    image: 'contact',
    kind: 'ContactPage',
    trail: { here: hero.eyebrow },
  })
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const profile = useProfile()
  const { dispatch } = profile
  const words = useWords(contactWords)
  const { formToken, publicApiKey, island, preset } = loaderData
  const unoffered = unofferedChoices(contactServices, profile)
  const props: Omit<ContactFormProps, 'words'> = {
    phone: { display: dispatch.display, href: telHref(dispatch) },
    publicApiKey,
    formToken,
    takesTexts: profile.takesTexts,
    ...(preset && !unoffered.includes(preset) && { preset }),
    ...(unoffered.length > 0 && { unoffered }),
    callInstead: useWords(callInsteadWords),
    messageHelp: useWords(formHintWords).contact,
    ...(actionData && { refused: actionData }),
  }
  return (
    <>
      <WriteToUs
        heading={words.hero.heading}
        lead={words.hero.lead}
        trail={{ here: words.hero.eyebrow }}
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
        beside={
          <ContactPageDrawing
            alternative={useWords(pageDrawingWords).contact}
            label={useWords(partLabels.contactPage)}
          />
        }
      />
      <WaysToUs />
      <ContactAction />
    </>
  )
}
