/** What people never see as a page of the public site, by the first part of its path. */
const notPublic = /^\/(?:admin|receipt|files|graphql|healthz|readyz|assets)(?:\/|$)/

/**
 * Exactly as we write our own addresses. The router also takes capitals, escapes and a slash at the end; such
 * spellings are answered, but a million of them must not push the real pages out of the cache.
 */
const ownSpelling = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Marks that advertisers hang onto links; no page of ours reads them. */
const trackingParameter = /^(?:utm_[a-z_]+|gclid|fbclid|msclkid)(?:=|$)/

/**
 * Under which name the cache holds the page that a request asks for; undefined when it must not be shared.
 * `site` is the origin that stands in the page's absolute links: it is part of the name unless PUBLIC_URL fixes it.
 */
export function pageKey(
  { method, target }: { method: string | undefined; target: string | undefined },
  site: string,
): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || target === undefined) return undefined
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (!ownSpelling.test(path) || notPublic.test(path)) return undefined
  if (
    mark >= 0 &&
    !target
      .slice(mark + 1)
      .split('&')
      .every(isTracking)
  )
    return undefined
  return site + path
}

const isTracking = (parameter: string) => parameter === '' || trackingParameter.test(parameter)
