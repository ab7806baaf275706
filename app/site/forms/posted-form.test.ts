import { expect, test } from 'vitest'
import { postedSubmission, postedValues, postResponse } from './posted-form.ts'

const empty = { name: '', message: '' }
const form = new FormData()
form.set('name', 'Dana')
form.set('message', new File(['x'], 'not-a-text.txt'))
form.set('formToken', 'token')
form.set('isApproved', 'true')

const values = { name: 'Dana', message: '' }
const flash = { set: (path: string, text: string) => `${path} says ${text}`, take: () => undefined }
const answer = (code: 'BAD_INPUT' | 'TOO_MANY_REQUESTS' | 'BUSY' | 'INTERNAL') =>
  postResponse(
    { ok: false, refusal: { code, message: 'Why', fields: { name: 'Enter a name' } } },
    () => undefined,
    { values, failed: 'It failed.', flash },
  )

test('only the form’s own texts are read', () => {
  expect(postedValues(form, empty)).toEqual(values)
  const headers = new Headers()
  expect(postedSubmission(form, { headers })).toEqual({ formToken: 'token', trap: '', visit: null })
  headers.set('referer', 'https://site.example/quote?utm_source=flyer#quote-form')
  expect(postedSubmission(form, { headers }).visit).toBe('/quote?utm_source=flyer')
})

test('stored: on to the receipt, which says the thanks', () => {
  const value = { receipt: '/receipt/abc', notice: { thanks: 'Thank you!' } }
  const sent = postResponse({ ok: true, value }, (stored) => stored, { values, failed: '', flash })
  if (!(sent instanceof Response)) throw new Error('it was refused')
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toBe('/receipt/abc')
  expect(sent.headers.getSetCookie()).toEqual(['/receipt/abc says Thank you!'])
})

test.each([
  ['BAD_INPUT', 422, 'Why', { name: 'Enter a name' }],
  ['TOO_MANY_REQUESTS', 429, 'Why', {}],
  ['BUSY', 503, 'Why', {}],
  ['INTERNAL', 500, 'It failed.', {}],
] as const)('%s: the form again, with everything typed', (code, status, message, fieldErrors) => {
  expect(answer(code)).toMatchObject({ data: { values, message, fieldErrors }, init: { status } })
})
