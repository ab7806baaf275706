import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { notificationErrors as errors } from '#content/en/refusals.ts'
import { isPublicAddress } from './public-address.ts'

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
