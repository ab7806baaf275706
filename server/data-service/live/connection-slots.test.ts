import { expect, test } from 'vitest'
import type { Staff } from '#server/actor.ts'
import { connectionLimits, openConnectionSlots } from './connection-slots.ts'

const stranger = (address: string) => ({ kind: 'anonymous', address }) as const
const owner: Staff = {
  kind: 'staff',
  role: 'owner',
  name: 'Owner',
  userId: '1',
  username: 'o',
  address: '203.0.113.7',
}

const times = (count: number, take: (index: number) => void) => {
  for (let index = 0; index < count; index++) take(index)
}

test('an address has a limit of slots, and one more once one is free', () => {
  const slots = openConnectionSlots()
  const first = slots.take(stranger('203.0.113.7'))
  times(connectionLimits.perAddress - 1, () => expect(slots.take(stranger('203.0.113.7')).ok).toBe(true))
  expect(slots.take(stranger('203.0.113.7'))).toMatchObject({
    ok: false,
    refusal: { code: 'TOO_MANY_REQUESTS' },
  })
  expect(slots.take(stranger('203.0.113.8')).ok).toBe(true)
  if (!first.ok) throw new Error('the first had a slot')
  first.value[Symbol.dispose]()
  first.value[Symbol.dispose]()
  expect(slots.take(stranger('203.0.113.7')).ok).toBe(true)
  expect(slots.take(stranger('203.0.113.7')).ok).toBe(false)
})

test('slots of an administrator count apart from visitors of the same address, and have a limit', () => {
  const slots = openConnectionSlots()
  times(connectionLimits.perPerson, () => {
    const slot = slots.take(stranger(owner.address))
    if (!slot.ok) throw new Error('a stranger had no slot')
    expect(slot.value.assignTo(owner)).toBe(true)
    expect(slot.value.assignTo(stranger(owner.address))).toBe(true)
  })
  const more = slots.take(stranger(owner.address))
  expect(more.ok && more.value.assignTo(owner)).toBe(false)
  expect(slots.take(owner).ok).toBe(false)
  expect(slots.count()).toBe(connectionLimits.perPerson + 1)
})

test('a network has fewer slots than its many addresses would', () => {
  const slots = openConnectionSlots()
  const [perNetwork, perWidest] = connectionLimits.perIpv6Network
  const open = (count: number, addressOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => slots.take(stranger(addressOf(index))).ok).filter(Boolean)
      .length
  expect(open(100, (index) => `2001:db8:1:${index.toString(16)}::1`)).toBe(perNetwork)
  expect(open(200, (index) => `2001:db8:1:${index.toString(16)}00::1`)).toBe(perWidest - perNetwork)
  expect(open(1, () => '2001:db8:2::1')).toBe(1)
  const [perIpv4Network] = connectionLimits.perIpv4Network
  expect(open(250, (index) => `198.51.100.${index}`)).toBe(perIpv4Network)
})

test('all visitors together have a limit, and administrators do not count', () => {
  const slots = openConnectionSlots()
  times(connectionLimits.strangers, (index) =>
    expect(slots.take(stranger(`10.${index >> 6}.${index & 63}.1`)).ok).toBe(true),
  )
  expect(slots.take(stranger('192.0.2.1')).ok).toBe(false)
  expect(slots.take(owner).ok).toBe(true)
})
