/** Public pages that are measured: `--routes /,/about`, else all that the sitemap names, else the home page. */
export async function pageRoutes(site: string, chosen: string | undefined): Promise<string[]> {
  if (chosen) return chosen.split(',')
  const answer = await fetch(`${site}/sitemap.xml`)
  const addresses = answer.ok ? [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)] : []
  const paths = addresses.map(([, address = site]) => new URL(address).pathname)
  return paths.length > 0 ? [...new Set(paths)] : ['/']
}

/** Asks until the page is kept with all its ways to be sent: what a visitor meets on any day but the first. */
export async function warmUp(site: string, path: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(site + path, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    if (answer.headers.get('content-encoding') === 'br') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${path} is not cached`)
}
