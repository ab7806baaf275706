import { expect, test } from 'vitest'
import { srpServer } from '#tests/cognito/srp-server.ts'
import { beginSrp, bytesOf, power, proofOfPassword, srpTimestamp, verifierOf } from './srp.ts'

const identity = {
  realm: 'Ab12Cd34E',
  name: 'owner',
  password: 'Pool-Horse-9',
  salt: 0xbeb25379d1a8581eb5a727673a2441een,
}
const own = beginSrp(0x60975527035cf2ad1989806f0407210bc81edc04e2762a56afd529ddda2d4393n)

test('with the same numbers Amplify’s client signs the same', () => {
  // Computed with the AuthenticationHelper of aws-amplify 6.22.1.
  const server = power(2n, 0xe487cb59d31ac550471e81f00f6928e01dda08e974a004f49e61f5d105284d20n)
  const timestamp = 'Sat Nov 7 09:05:03 UTC 2026'
  expect(own.public.toString(16)).toMatch(/^fa24c7df648f8144bb7f2b7ae8a37796154b8b72/)
  expect(proofOfPassword({ identity, own, server, secretBlock: 'c2VjcmV0IGJsb2Nr', timestamp })).toBe(
    '29cjPhuwIkZCZC5wZTCsRtYWMuyjHeH/fY5eeluZ88Y=',
  )
})

test('the server accepts the right password and no other', () => {
  const server = srpServer({ ...identity, verifier: verifierOf(identity) }, own.public)
  const { SRP_B, SECRET_BLOCK: secretBlock } = server.parameters
  const timestamp = srpTimestamp()
  const proofWith = (password: string) =>
    proofOfPassword({
      identity: { ...identity, password },
      own,
      server: BigInt(`0x${SRP_B}`),
      secretBlock,
      timestamp,
    })
  expect(server.isProvedBy(proofWith(identity.password), timestamp)).toBe(true)
  expect(server.isProvedBy(proofWith('pool-horse-9'), timestamp)).toBe(false)
})

test('zero as the server’s number is refused', () => {
  expect(() => proofOfPassword({ identity, own, server: 0n, secretBlock: '', timestamp: '' })).toThrow('zero')
})

test.for([
  [0x14n, '14'],
  [0xecn, '00ec'],
  [0x7fn, '7f'],
  [0x123n, '0123'],
] as const)('%s is written as Java writes it', ([number, hex]) => {
  expect(bytesOf(number).toString('hex')).toBe(hex)
})

test('the time is spelled with a day of one digit and a time of two', () => {
  expect(srpTimestamp(new Date('2026-11-07T09:05:03Z'))).toBe('Sat Nov 7 09:05:03 UTC 2026')
  expect(srpTimestamp(new Date('2026-01-31T23:59:59Z'))).toBe('Sat Jan 31 23:59:59 UTC 2026')
})
