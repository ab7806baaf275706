import { expect, test } from 'vitest'
import { seal } from './signed-values.ts'
import { checkFormToken, issueFormToken, newGuest, readGuest } from './visitor-tokens.ts'

const secret = 'a secret for tests'
const sent = (setCookie: string) => new Headers({ cookie: `theme=dark; ${setCookie.split(';')[0]}; x=y` })

test('a guest is the same guest next time', () => {
  const guest = newGuest(secret, { secure: false })
  expect(readGuest(sent(guest.setCookie), secret)).toBe(guest.guestId)
})

test('every guest is another, with 128 random bits', () => {
  const ids = Array.from({ length: 1000 }, () => newGuest(secret, { secure: false }).guestId)
  expect(new Set(ids).size).toBe(1000)
  expect(Buffer.from(ids[0] ?? '', 'base64url')).toHaveLength(16)
})

test('the cookie is out of reach for scripts, lasts 365 days, and is Secure exactly on https', () => {
  const flags = 'Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax'
  expect(newGuest(secret, { secure: false }).setCookie).toMatch(new RegExp(`; ${flags}$`))
  expect(newGuest(secret, { secure: true }).setCookie).toMatch(new RegExp(`; ${flags}; Secure$`))
})

test('nobody becomes another guest by writing the cookie', () => {
  const { guestId, setCookie } = newGuest(secret, { secure: false })
  const [, signature = ''] = setCookie.split(';')[0]?.split('=')[1]?.split('.') ?? []
  const forgeries = [
    guestId,
    `${guestId}.`,
    `.${signature}`,
    `${guestId}.${signature}.${signature}`,
    `${guestId.toLowerCase()}x.${signature}`,
    `${guestId}.${signature.slice(0, -1)}`,
    `${newGuest(secret, { secure: false }).guestId}.${signature}`,
    seal('another secret', 'guest', guestId),
    seal(secret, 'form', guestId),
    'é.é',
  ]
  for (const forged of forgeries)
    expect(readGuest(sent(`lantern.guest=${forged}`), secret), forged).toBeUndefined()
  expect(readGuest(new Headers(), secret)).toBeUndefined()
  expect(readGuest(sent(setCookie), 'another secret')).toBeUndefined()
})

const opened = new Date('2026-03-01T12:00:00Z')
const token = issueFormToken(secret, opened)
const after = (milliseconds: number) => new Date(opened.getTime() + milliseconds)
const hours = 60 * 60 * 1000

test.each([
  [-1000, 'too-fast'],
  [0, 'too-fast'],
  [1999, 'too-fast'],
  [2000, 'good'],
  [24 * hours, 'good'],
  [24 * hours + 1, 'expired'],
])('%d ms after opening the form: %s', (age, verdict) => {
  expect(checkFormToken(secret, token, after(age))).toBe(verdict)
})

test('no token is missing', () => {
  for (const none of [undefined, null, '']) expect(checkFormToken(secret, none, after(5000))).toBe('missing')
})

test('a token that we did not sign for a form is forged', () => {
  const later = opened.getTime().toString(36)
  const forgeries = [
    'x',
    later,
    `${later}.`,
    `${token}x`,
    `1${token}`,
    seal('another', 'form', later),
    seal(secret, 'guest', later),
  ]
  for (const forged of forgeries) expect(checkFormToken(secret, forged, after(5000)), forged).toBe('forged')
})
