import { expect, test } from 'vitest'
import type { Administrator } from '#server/actor.ts'
import { openPlaces, placeLimits } from './places.ts'

const stranger = (address: string) => ({ kind: 'anonymous', address }) as const
const owner: Administrator = { kind: 'administrator', userId: '1', username: 'o', address: '203.0.113.7' }

const times = (count: number, take: (index: number) => void) => {
  for (let index = 0; index < count; index++) take(index)
}

test('an address has so many places, and one more once one is left', () => {
  const places = openPlaces()
  const first = places.enter(stranger('203.0.113.7'))
  times(placeLimits.perAddress - 1, () => expect(places.enter(stranger('203.0.113.7')).ok).toBe(true))
  expect(places.enter(stranger('203.0.113.7'))).toMatchObject({
    ok: false,
    refusal: { code: 'TOO_MANY_REQUESTS' },
  })
  expect(places.enter(stranger('203.0.113.8')).ok).toBe(true)
  if (!first.ok) throw new Error('the first had a place')
  first.value[Symbol.dispose]()
  first.value[Symbol.dispose]()
  expect(places.enter(stranger('203.0.113.7')).ok).toBe(true)
  expect(places.enter(stranger('203.0.113.7')).ok).toBe(false)
})

test('an administrator’s do not count as strangers of the same address, and have an end too', () => {
  const places = openPlaces()
  times(placeLimits.perAdministrator, () => {
    const place = places.enter(stranger(owner.address))
    if (!place.ok) throw new Error('a stranger had no place')
    expect(place.value.belongsTo(owner)).toBe(true)
    expect(place.value.belongsTo(stranger(owner.address))).toBe(true)
  })
  const more = places.enter(stranger(owner.address))
  expect(more.ok && more.value.belongsTo(owner)).toBe(false)
  expect(places.enter(owner).ok).toBe(false)
  expect(places.count()).toBe(placeLimits.perAdministrator + 1)
})

test('all strangers together have an end, administrators beside them none', () => {
  const places = openPlaces()
  times(placeLimits.strangers, (index) =>
    expect(places.enter(stranger(`10.0.${index >> 8}.${index & 255}`)).ok).toBe(true),
  )
  expect(places.enter(stranger('192.0.2.1')).ok).toBe(false)
  expect(places.enter(owner).ok).toBe(true)
})
