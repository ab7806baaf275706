import { expect, test } from 'vitest'
import { clientAddress, networkKey, networkKeys, normalizeAddress, secureRequest } from './client-address.ts'

const arrival = (headers: Record<string, string>, remoteAddress?: string, encrypted?: boolean) => ({
  headers: new Headers(headers),
  socket: { remoteAddress, encrypted },
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:5678 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('%s is written %s', (given, normal) => {
  expect(normalizeAddress(given)).toBe(normal)
})

test.each(['', 'unknown', '203.0.113', '1.2.3.4.5', "' or 1=1 --", '::1]/[', 'a'.repeat(100_000)])(
  '%.20s is no address',
  (given) => {
    expect(normalizeAddress(given)).toBeUndefined()
  },
)

test('without a trusted proxy a client cannot choose its address', () => {
  const spoofed = arrival({ 'x-forwarded-for': '198.51.100.1' }, '::ffff:203.0.113.7')
  expect(clientAddress(spoofed, { trustProxy: false })).toBe('203.0.113.7')
})

test('behind a trusted proxy the entry that the proxy appended counts, not what the client wrote', () => {
  const spoofed = arrival({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '10.0.0.1')
  expect(clientAddress(spoofed, { trustProxy: true })).toBe('203.0.113.7')
})

test('a proxy that sent no usable entry leaves the socket', () => {
  expect(
    clientAddress(arrival({ 'x-forwarded-for': '1.1.1.1, junk' }, '10.0.0.1'), { trustProxy: true }),
  ).toBe('10.0.0.1')
  expect(clientAddress(arrival({}), { trustProxy: true })).toBe('unknown')
})

test.each([
  { why: 'plain http', headers: {}, trustProxy: false, publicUrl: undefined, secure: false },
  { why: 'public http', headers: {}, trustProxy: true, publicUrl: 'http://example.com', secure: false },
  { why: 'public https', headers: {}, trustProxy: false, publicUrl: 'https://example.com', secure: true },
  { why: 'own TLS', headers: {}, encrypted: true, trustProxy: false, publicUrl: undefined, secure: true },
  { why: 'spoofed', headers: proto('https'), trustProxy: false, publicUrl: undefined, secure: false },
  { why: 'proxied', headers: proto('https'), trustProxy: true, publicUrl: undefined, secure: true },
  {
    why: 'spoofed first',
    headers: proto('https, http'),
    trustProxy: true,
    publicUrl: undefined,
    secure: false,
  },
])('$why: secure is $secure', ({ headers, encrypted, trustProxy, publicUrl, secure }) => {
  expect(secureRequest(arrival(headers, '10.0.0.1', encrypted), { trustProxy, publicUrl })).toBe(secure)
})

function proto(value: string): Record<string, string> {
  return { 'x-forwarded-proto': value }
}

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2fe3::9', ['2001:db8:1:2fe3::/64', '2001:db8:1:2f00::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['no address', ['unknown']],
])('the networks of %s, from narrow to wide', (address, networks) => {
  expect(networkKeys(address)).toEqual(networks)
})

test('a turn is for the /48 of an IPv6 address, and for one IPv4 address', () => {
  expect(networkKey('2001:db8:1:2fe3::9')).toBe('2001:db8:1::/48')
  expect(networkKey('203.0.113.7')).toBe('203.0.113.7')
  expect(networkKey('no address')).toBe('unknown')
})
