import { emptyQuote, type QuoteFormValues } from '#app/site/forms/quote-form-props.ts'
import { postedSubmission, postedValues } from '#app/site/posted-form.ts'

/** The quote form as a browser without script posts it: texts, and files that are stored already. */
export type PostedQuote = {
  values: QuoteFormValues
  fileUrls: string[]
  /** Why a file was not taken; such a post is shown again rather than stored without it. */
  fileError: string | undefined
  /** Whether files were left out for reasons of the server; the request is stored without them. */
  filesLeftOut: boolean
  submission: ReturnType<typeof postedSubmission>
}

/** Reads such a post; what is missing from it is an empty text. */
export function readQuoteForm(form: FormData): PostedQuote {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    values: postedValues(form, emptyQuote),
    fileUrls: texts('fileUrls'),
    fileError: texts('fileErrors').join(' ') || undefined,
    filesLeftOut: form.has('filesLeftOut'),
    submission: postedSubmission(form),
  }
}
