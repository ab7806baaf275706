/** What people call the site on which they can review the business: "Google", else its host. */
export function reviewSiteName(link: string): string {
  const host = (URL.parse(link)?.hostname ?? '').replace(/^www\./, '')
  return /(?:^|\.)(?:google\.[a-z.]+|g\.page|goo\.gl|g\.co)$/.test(host) ? 'Google' : host
}
