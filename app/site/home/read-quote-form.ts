import type { QuoteFormValues } from '../islands/quote-form/quote-form-props.ts'

/** The quote form as a browser without script posts it: texts, and files that are stored already. */
export type PostedQuote = {
  values: QuoteFormValues
  fileUrls: string[]
  /** Why a file was not taken; such a post is shown again rather than stored without it. */
  fileError: string | undefined
  submission: { formToken: string; trap: string }
}

export function readQuoteForm(form: FormData): PostedQuote {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return {
    values: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
      email: text('email'),
      service: text('service'),
      message: text('message'),
    },
    fileUrls: texts('fileUrls'),
    fileError: texts('fileErrors').join(' ') || undefined,
    submission: {
      formToken: text('formToken'),
      trap: text('website'),
    },
  }
}
