import { BlockList, isIPv4, isIP } from 'node:net'
import { lookup } from 'node:dns/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { notificationErrors as errors } from '#content/en/notification-errors.ts'

/** What is not the public internet: this machine, its network, the cloud's metadata, and what is reserved. */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Azure's own services, from inside of any of its machines.
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

/** Of IPv6 only this is the public internet, and in it these carry an IPv4 address inside or are for examples. */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address belongs to the public internet. IPv6 that only wraps an IPv4 address does not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

const lookupMs = 3_000

/**
 * What is wrong with an address that somebody wants called; undefined when nothing is. For the person who types it: a name
 * may lead elsewhere later, so what connects checks again.
 */
export async function webhookUrlProblem(text: string): Promise<string | undefined> {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:') return errors.url
  if (url.username || url.password) return errors.credentials
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await addressesOf(host)
  return addresses.every(isPublicAddress) ? undefined : errors.privateAddress
}

/** None when the name is unknown just now: that is for the first call to find out. */
async function addressesOf(host: string): Promise<string[]> {
  const found = lookup(host, { all: true }).catch(() => [])
  const known = await Promise.race([found, pause(lookupMs, [], { ref: false })])
  return known.map(({ address }) => address)
}
