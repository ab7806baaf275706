import { countedPageOf } from '#content/call-taps.ts'
import type { FieldRule } from '#server/data-service/model.ts'
import type { StoredQuote } from '#server/schema/leads.ts'

/** How the visit began in which a request was sent. */
export type LeadSource = Pick<
  StoredQuote,
  'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'adNetwork' | 'referrerHost' | 'firstPage'
>

const unknown: LeadSource = {
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  adNetwork: null,
  referrerHost: null,
  firstPage: null,
}

/** For staff only, as columns of a quote or message. */
export const sourceFields: Record<keyof LeadSource, FieldRule> = {
  utmSource: { private: true },
  utmMedium: { private: true },
  utmCampaign: { private: true },
  utmTerm: { private: true },
  adNetwork: { private: true },
  referrerHost: { private: true },
  firstPage: { private: true },
}

/** What networks add to the link of an ad; its value names one click of one person, and is not kept. */
const clickMarks: Readonly<Record<string, 'google' | 'microsoft' | 'meta'>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'microsoft',
  fbclid: 'meta',
}

const longestVisit = 4_000

/**
 * Reads what a form says about its visit: path and search of the first page, a space, and the address that led there. Words
 * of strangers: anything else than that is left out, and nothing in it refuses a lead.
 */
export function readVisit(visit: string | null | undefined): LeadSource {
  if (!visit || visit.length > longestVisit) return unknown
  const [page = '', referrer = ''] = visit.split(' ')
  const base = 'http://site.invalid'
  const url = page.startsWith('/') ? URL.parse(page, base) : null
  if (url?.origin !== base) return unknown
  const { pathname, searchParams } = url
  const network = Object.keys(clickMarks).find((mark) => searchParams.has(mark))
  return {
    utmSource: marked(searchParams.get('utm_source')),
    utmMedium: marked(searchParams.get('utm_medium')),
    utmCampaign: marked(searchParams.get('utm_campaign')),
    utmTerm: marked(searchParams.get('utm_term')),
    adNetwork: network ? (clickMarks[network] ?? null) : null,
    referrerHost: hostOf(referrer),
    firstPage: pageOf(pathname),
  }
}

const longestMark = 80

/** A campaign mark in one line without control or invisible characters; null when nothing is left. */
function marked(value: string | null): string | null {
  const text = (value ?? '')
    .normalize('NFC')
    .replace(/[\p{Control}\p{Format}\p{Surrogate}\p{Private_Use}\p{Unassigned}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...text].slice(0, longestMark).join('').trim() || null
}

const longestHost = 100

function hostOf(referrer: string): string | null {
  const url = URL.parse(referrer)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  const host = url.hostname.replace(/^www\./, '')
  return host.length <= longestHost && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) ? host : null
}

/** A page of ours: an article by its own path, but no receipt, whose path is a key. */
function pageOf(path: string): string | null {
  const page = countedPageOf(path)
  if (page === undefined) return null
  return page.startsWith('/receipt/') ? page : path
}
