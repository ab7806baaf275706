import { expect, test } from 'vitest'
import { signedLink, signedPartUrl, verifyUrl } from './file-links.ts'

const secret = 'a secret of the tests'
const now = new Date('2026-11-21T12:00:00Z')
const seconds = now.getTime() / 1000
const key = 'quote-attachments/1-000000000000000000000000_a.jpg'

function verify(path: string, method = 'GET', at = now, with_ = secret) {
  return verifyUrl(with_, method, new URL(path, 'http://localhost'), at)
}

test('a link is good until it expires, for GET and HEAD only', () => {
  const link = signedLink(secret, { key, expiresInSeconds: 60 }, now)
  expect(verify(link)).toEqual({ ok: true, value: null })
  expect(verify(link, 'HEAD')).toEqual({ ok: true, value: null })
  expect(verify(link, 'PUT')).toEqual({ ok: false, refusal: 'forged' })
  expect(verify(link, 'GET', new Date(now.getTime() + 59_999))).toEqual({ ok: true, value: null })
  expect(verify(link, 'GET', new Date(now.getTime() + 60_000))).toEqual({ ok: false, refusal: 'expired' })
  expect(verify(link, 'GET', now, 'another secret')).toEqual({ ok: false, refusal: 'forged' })
})

test('no link lives longer than 7 days', () => {
  const link = signedLink(secret, { key, expiresInSeconds: 30 * 24 * 3600 }, now)
  expect(new URL(link, 'http://localhost').searchParams.get('expires')).toBe(String(seconds + 7 * 24 * 3600))
})

test.each([
  [
    'the name',
    (url: URL) => {
      url.pathname = url.pathname.replace('_a', '_b')
    },
  ],
  ['the expiry', (url: URL) => url.searchParams.set('expires', String(seconds + 999_999))],
  ['an added parameter', (url: URL) => url.searchParams.append('size', 'thumbnail')],
  ['a second expiry', (url: URL) => url.searchParams.append('expires', '99999999999')],
  ['the signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
  ['no signature', (url: URL) => url.searchParams.delete('signature')],
])('a link with %s changed is refused', (_what, change) => {
  const url = new URL(signedLink(secret, { key }, now), 'http://localhost')
  change(url)
  expect(verifyUrl(secret, 'GET', url, now)).toEqual({ ok: false, refusal: 'forged' })
})

test.each(['length', 'type'])('the %s of a part is inside the signature', (parameter) => {
  const expires = new Date(now.getTime() + 1000)
  const signed = signedPartUrl(secret, 'id', { number: 1, size: 10 }, 'image/jpeg', expires)
  expect(verify(signed, 'PUT')).toEqual({ ok: true, value: null })
  const url = new URL(signed, 'http://localhost')
  url.searchParams.set(parameter, '11')
  expect(verify(url.toString(), 'PUT')).toEqual({ ok: false, refusal: 'forged' })
})

test('an expiry that is not a number is expired, not eternal', () => {
  const link = signedLink(secret, { key, expiresInSeconds: Number.NaN }, now)
  const url = new URL(link, 'http://localhost')
  expect(url.searchParams.get('expires')).toBe('NaN')
  expect(verifyUrl(secret, 'GET', url, now)).toEqual({ ok: false, refusal: 'expired' })
})
