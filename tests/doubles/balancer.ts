import { setTimeout as pause } from 'node:timers/promises'

const checkEveryMs = 100
/** Half a minute: a busy machine may need seconds to notice which instance is ready. */
const tries = 300

/**
 * Sends each request to the next instance whose /readyz is 200, and to another when the connection breaks or the response
 * is 502 or 503. Only for requests that may be repeated.
 */
export function balancer(sites: readonly string[]) {
  const ready = new Set<string>()
  let turn = 0
  let repeated = 0
  const check = () =>
    sites.map(async (site) => {
      const { ok } = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => ({
        ok: false,
      }))
      if (ok) ready.add(site)
      else ready.delete(site)
    })
  const checks = setInterval(check, checkEveryMs)

  return {
    async fetch(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
      for (let attempt = 1; ; attempt += 1) {
        turn += 1
        const open = [...ready]
        const site = open[turn % open.length]
        try {
          if (!site) throw new Error('No instance is ready')
          const response = await fetch(site + path, { ...init, signal: AbortSignal.timeout(10_000) })
          if (response.status === 502 || response.status === 503)
            throw new Error(`${response.status} from ${site}`)
          return { status: response.status, text: await response.text() }
        } catch (error) {
          if (attempt === tries) throw error
          repeated += 1
          await pause(checkEveryMs)
        }
      }
    },
    repeated: () => repeated,
    close: () => clearInterval(checks),
  }
}
