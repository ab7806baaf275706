import { setTimeout as pause } from 'node:timers/promises'
import { readQuotePage } from '../quote-form.ts'
import { browserFetch } from './browser-fetch.ts'

export type PlainForms = { storedAfterMs: number[]; failures: string[] }

const fillsInMs = 2_050
const givesUpAfterMs = 60_000

export async function sendPlainForms(site: string, isOver: () => boolean): Promise<PlainForms> {
  const seen: PlainForms = { storedAfterMs: [], failures: [] }
  for (let count = 1; !isOver(); count++) {
    const address = `10.21.${count >> 8}.${count & 255}`
    const ask = (init: RequestInit = {}) =>
      // The form of the home page posts to its own route.
      browserFetch(`${site}/?index`, {
        ...init,
        headers: { origin: site, 'x-forwarded-for': address },
        redirect: 'manual',
        signal: AbortSignal.timeout(givesUpAfterMs),
      })
    try {
      const { formToken } = readQuotePage(await (await ask()).text())
      await pause(fillsInMs)
      const began = performance.now()
      const form = {
        ...{
          firstName: 'Paula',
          lastName: `Plain ${count}`,
          phone: '(713) 555-0123',
          service: 'residential',
        },
        ...{ email: `paula${count}@example.com`, message: `Without script, ${count}`, formToken },
      }
      const response = await ask({ method: 'POST', body: new URLSearchParams(form) })
      await response.arrayBuffer()
      if (response.headers.get('location')?.startsWith('/receipt/'))
        seen.storedAfterMs.push(performance.now() - began)
      else seen.failures.push(`answered with ${response.status}`)
    } catch (error) {
      seen.failures.push(String(error))
    }
  }
  return seen
}
