import { expect, test } from 'vitest'
import { signValue } from '#server/http/signed-values.ts'
import { newGuest, readGuest } from './caller.ts'

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

test('a made-up cookie makes no other guest', () => {
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
    signValue('another secret', 'guest', guestId),
    signValue(secret, 'form', guestId),
    'é.é',
  ]
  for (const forged of forgeries)
    expect(readGuest(sent(`lantern.guest=${forged}`), secret), forged).toBeUndefined()
  expect(readGuest(new Headers(), secret)).toBeUndefined()
  expect(readGuest(sent(setCookie), 'another secret')).toBeUndefined()
})
