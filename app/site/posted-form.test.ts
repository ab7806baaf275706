import { expect, test } from 'vitest'
import { postedSubmission, postedValues, postResponse } from './posted-form.ts'

const empty = { name: '', message: '' }
const form = new FormData()
form.set('name', 'Dana')
form.set('message', new File(['x'], 'not-a-text.txt'))
form.set('formToken', 'token')
form.set('isApproved', 'true')

const values = { name: 'Dana', message: '' }
const answer = (code: 'BAD_INPUT' | 'TOO_MANY_REQUESTS' | 'INTERNAL') =>
  postResponse(
    { ok: false, refusal: { code, message: 'Why', fields: { name: 'Enter a name' } } },
    () => undefined,
    { values, failed: 'It failed.' },
  )

test('only the form’s own texts are read', () => {
  expect(postedValues(form, empty)).toEqual(values)
  const headers = new Headers()
  expect(postedSubmission(form, { headers })).toEqual({ formToken: 'token', trap: '', visit: null })
  headers.set('referer', 'https://site.example/quote?utm_source=flyer#quote-form')
  expect(postedSubmission(form, { headers }).visit).toBe('/quote?utm_source=flyer')
})

test('stored: on to the receipt', () => {
  const sent = postResponse({ ok: true, value: { receipt: '/receipt/abc' } }, ({ receipt }) => receipt, {
    values,
    failed: '',
  })
  expect(sent).toBeInstanceOf(Response)
  expect(sent).toMatchObject({ status: 303 })
})

test.each([
  ['BAD_INPUT', 422, 'Why', { name: 'Enter a name' }],
  ['TOO_MANY_REQUESTS', 429, 'Why', {}],
  // What went wrong inside is nobody's business.
  ['INTERNAL', 500, 'It failed.', {}],
] as const)('%s: the form again, with everything typed', (code, status, message, fieldErrors) => {
  expect(answer(code)).toMatchObject({ data: { values, message, fieldErrors }, init: { status } })
})
