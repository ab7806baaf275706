import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { ourSpeech } from '#tests/firms.ts'
import { noticeWords } from '#words/promise.ts'
import { quoteFormWords as words } from '#words/site/quote-form.ts'
import { Island } from './island.tsx'
import { emptyQuote, QuoteForm, type QuoteFormProps } from './quote-form.tsx'

const props: Omit<QuoteFormProps, 'words'> = {
  phone: { display: '(713) 555-0142', href: 'tel:+17135550142' },
  callInstead: { emergency: '', other: '' },
  messageHelp: '',
  submit: 'Get my free quote',
  publicApiKey: 'public',
  formToken: 'token-1',
  takesTexts: false,
  action: '/?index#quote-form',
}

const tagOf = (html: string, name: string) =>
  html.match(new RegExp(`<[a-z]+ [^>]*name="${name}"[^>]*>`))?.[0] ?? ''

test('without script it is a complete form', () => {
  const html = renderToStaticMarkup(<QuoteForm {...props} words={words} />)
  expect(html).toMatch(
    /<form [^>]*action="\/\?index#quote-form"[^>]*encType="multipart\/form-data" method="post"/,
  )
  expect(html).not.toContain('novalidate')
  for (const name of ['firstName', 'lastName', 'phone', 'email', 'service'])
    expect(tagOf(html, name), name).toContain('required=""')
  expect(tagOf(html, 'message')).not.toContain('required')
  expect(tagOf(html, 'files')).toContain('accept="image/*,application/pdf"')
  expect(tagOf(html, 'leave-empty')).toContain('tabindex="-1"')
  // Many may read this very page: what makes a request one of a kind is made by the script, or not at all.
  expect(html).not.toContain('idempotencyKey')
  expect(tagOf(html, 'formToken')).toContain('value="token-1"')
  expect(html).toContain('Max 4 files, 40MB total. Images and PDFs only.')
  expect(html).not.toContain('style=')
})

test('a refused post keeps its values and ties each error to its field', () => {
  const refused = {
    values: { ...emptyQuote, firstName: 'Dana', service: 'safes' },
    fieldErrors: { email: 'Enter your email' },
    message: words.failed,
  }
  const html = renderToStaticMarkup(<QuoteForm {...props} words={words} refused={refused} />)
  expect(tagOf(html, 'firstName')).toContain('value="Dana"')
  expect(html).toContain('<option value="safes" selected="">')
  expect(tagOf(html, 'email')).toContain('aria-invalid="true" aria-describedby="quote-email-error"')
  expect(html).toContain('<p id="quote-email-error"')
  expect(html).toContain('<a href="#quote-email"')
  expect(html).toContain(words.failed)
})

test('a value cannot end the island’s JSON', () => {
  const name = '</script><script>alert(1)</script>'
  const refused = { values: { ...emptyQuote, firstName: name }, fieldErrors: {}, message: '' }
  const html = renderToStaticMarkup(
    <Island
      name="quote-form"
      source={{ src: '/quote-form.js', preload: [] }}
      component={QuoteForm}
      words={words}
      props={{ ...props, refused }}
    />,
  )
  const json = html.match(/<script type="application\/json">(.*?)<\/script>/)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ ...props, refused })
})

test('the texts of the specification, to the letter', () => {
  expect(words.submitting).toBe('Sending...')
  expect(wordsFor(noticeWords, ourSpeech(defaultProfile)).thanks.Quote).toBe(
    "Thank you! We'll contact you within 30 minutes.",
  )
  expect(words.failed).toBe('There was an error submitting your quote. Please try again.')
  expect(words.tooManyFiles).toBe('Maximum 4 files allowed')
  expect(words.tooManyBytes).toBe('Total file size must not exceed 40MB')
})
