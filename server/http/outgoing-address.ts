import { lookup, promises } from 'node:dns'
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net'
import { withTimeout } from '#server/with-timeout.ts'

const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Azure's own services, reachable from its machines.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')

/** IPv6's public range. The ranges below, inside it, wrap IPv4 addresses or are for documentation. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

const ofThisMachine = new BlockList()
for (const [network, prefix, family] of [
  ['0.0.0.0', 8, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  // Where clouds tell a machine its own secrets.
  ['169.254.0.0', 16, 'ipv4'],
  ['168.63.129.16', 32, 'ipv4'],
  ['100.100.100.200', 32, 'ipv4'],
  ['192.0.0.192', 32, 'ipv4'],
  ['fd00:ec2::254', 128, 'ipv6'],
  ['fd20:ce::254', 128, 'ipv6'],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3, 'ipv4'],
  ['ff00::', 8, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  // Unspecified, loopback and the deprecated form of IPv4 addresses; translations of IPv4 (NAT64, 6to4, Teredo).
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['2001::', 32, 'ipv6'],
] as const)
  ofThisMachine.addSubnet(network, prefix, family)

/** Also in a private network, where a store of one's own stands. */
export const isOtherMachine = (address: string): boolean =>
  !ofThisMachine.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

const lookupMs = 3_000

export async function resolveHost(host: string): Promise<string[]> {
  const found = promises.lookup(host, { all: true }).catch(() => [])
  const known = await withTimeout(found, lookupMs, [])
  return known.map(({ address }) => address)
}

export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/** Beside `checkedLookup`, as an IP address is never looked up; in brackets or not. Throws AddressRefused; names pass. */
export function requireAddress(host: string, mayConnect: (address: string) => boolean): void {
  const address = host.replace(/^\[|\]$/g, '')
  if (isIP(address) && !mayConnect(address)) throw new AddressRefused(address)
}

export const checkedLookup =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
      // One refused address is enough: no honest name resolves to both.
      if (!found.every(({ address }) => mayConnect(address)))
        return callback(new AddressRefused(hostname), '')
      if (options.all) return callback(null, found)
      callback(null, first.address, first.family)
    })
