import { afterAll, beforeAll, describe, test } from 'vitest'
import { startServer } from '#tests/journeys/support/start-server.ts'
import type { Browser, Engine } from './engine.ts'
import { type Page, pageOf } from './page.ts'

type Visit = { page: Page; site: string }

export type Journey = (title: string, walk: (visit: Visit) => Promise<void>) => void

/** The browser, and a server for it, start once for all of its journeys. One that fails says what was on the page. */
export function journeysIn(
  { name, packageName, isInstalled, start }: Browser,
  write: (journey: Journey) => void,
) {
  describe.skipIf(!isInstalled)(`${name} (needs ${packageName})`, () => {
    let engine: Engine
    let server: Awaited<ReturnType<typeof startServer>>
    beforeAll(async () => {
      const starting = startServer()
      engine = await start()
      server = await starting
    })
    afterAll(() => Promise.all([engine?.close(), server?.stop()]))

    write((title, walk) =>
      test(title, async () => {
        const page = pageOf(engine)
        try {
          await walk({ page, site: server.site })
        } catch (error) {
          if (error instanceof Error) error.message += `\n${name} shows ${await page.shown()}`
          throw error
        }
      }),
    )
  })
}
