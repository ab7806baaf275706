import { servicesContext } from '#app/context.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { formOnPage, presetService } from '#app/site/form-on-page.ts'
import type { Refused } from '#app/site/forms/form-values.ts'
import { Island } from '#app/site/forms/island.tsx'
import {
  postedForm,
  postedSubmission,
  postedValues,
  postResponse,
  refusedPost,
} from '#app/site/forms/posted-form.ts'
import { emptyQuote, QuoteForm, type QuoteFormValues } from '#app/site/forms/quote-form.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { telHref } from '#content/profile/phone-line.ts'
import { unofferedQuoteChoices } from '#content/services.ts'
import { callInsteadWords } from '#words/promise.ts'
import { formHintWords } from '#words/site/form-hints.ts'
import { homeWords } from '#words/site/home.ts'
import { quoteFormWords } from '#words/site/quote-form.ts'
import { quoteServiceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'

type LoaderArgs = Pick<Route.LoaderArgs, 'context' | 'url'>
type ActionArgs = Pick<Route.ActionArgs, 'context' | 'request'>

export const loadQuoteForm = (args: LoaderArgs) => ({
  ...formOnPage(args, 'quote-form'),
  preset: presetService(args, quoteServiceLabels),
})

const CreateQuote = graphql(`
  mutation CreateQuote($input: CreateQuoteInput!, $submission: SubmissionInput) {
    createQuote(input: $input, submission: $submission) { id receipt notice { thanks } }
  }
`)

export async function postQuote({ request, context }: ActionArgs) {
  const { runAsGuest: run, flash } = context.get(servicesContext)
  const { values, fileUrls, fileError, filesLeftOut, submission } = readQuoteForm(
    await postedForm(request),
    request,
  )
  const { failed } = quoteFormWords
  if (fileError) return refusedPost({ values, message: failed, fieldErrors: { files: fileError } }, 422)

  const result = await run(CreateQuote, { input: { ...values, fileUrls }, submission })
  const storedOf = ({ createQuote }: ResultOf<typeof CreateQuote>) => createQuote
  return postResponse(result, storedOf, {
    values,
    failed,
    flash,
    search: filesLeftOut ? '?files=left-out' : '',
  })
}

function readQuoteForm(form: FormData, request: Request) {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    values: postedValues(form, emptyQuote),
    fileUrls: texts('fileUrls'),
    /** A refused file (`fileError`) shows the form again; files left out for reasons of the server do not stop the request. */
    fileError: texts('fileErrors').join(' ') || undefined,
    filesLeftOut: form.has('filesLeftOut'),
    submission: postedSubmission(form, request),
  }
}

type QuoteOnPageProps = {
  loaded: ReturnType<typeof loadQuoteForm>
  action: string
  refused: Refused<QuoteFormValues> | undefined
}

export function QuoteOnPage({ loaded, action, refused }: QuoteOnPageProps) {
  const profile = useProfile()
  const { dispatch } = profile
  const callInstead = useWords(callInsteadWords)
  const hints = useWords(formHintWords)
  const { formToken, publicApiKey, island, preset } = loaded
  const unoffered = unofferedQuoteChoices(profile)
  return (
    <Island
      name="quote-form"
      source={island}
      component={QuoteForm}
      words={quoteFormWords}
      props={{
        phone: { display: dispatch.display, href: telHref(dispatch) },
        callInstead,
        messageHelp: hints.quote,
        submit: hints.submit,
        publicApiKey,
        formToken,
        action,
        takesTexts: profile.takesTexts,
        ...(preset && !unoffered.includes(preset) && { preset }),
        ...(unoffered.length > 0 && { unoffered }),
        ...(refused && { refused }),
      }}
    />
  )
}

export function NextSteps() {
  const words = useWords(homeWords).quote
  return (
    <div>
      <h2 className="text-name">{words.nextTitle}</h2>
      <ol className="next-steps mt-5">
        {words.steps.map(({ title, text }) => (
          <li key={title}>
            <strong className="block font-semibold">{title}</strong>
            <span className="text-ink-2 text-note">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
