import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { CreateQuote, dana } from '#tests/quotes.ts'
import { signInAsOwner } from '../../bench/owner.ts'
import { readQuotePage } from '../../bench/quote-form.ts'
import { realServer, serverDatabase } from '../../bench/real-server.ts'

/** Debian's faketime (scripts/test.mjs installs it): the clock of a process follows a file. */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find(existsSync)

/*
 * The clock of Lantern is set under it while that of the database stays as it is, because PostgreSQL is started without our
 * environment: as with a database on another machine.
 */
test.skipIf(!library)(
  'leads are stored, trusted and mailed while the clock of the server is set forward and back (needs faketime)',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lantern-clock-'))
    const clock = join(folder, 'clock')
    await writeFile(clock, '+0')
    const site = await realServer({
      port: await freePort(),
      environment: {
        ...{ LD_PRELOAD: library ?? '', FAKETIME_TIMESTAMP_FILE: clock },
        ...{ FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1', LEAVE_SECONDS: '0' },
      },
    })
    onTestFinished(async () => {
      await site.remove()
      await rm(folder, { recursive: true, force: true })
    })
    await site.start()
    const pool = serverDatabase(site.dataDir, 1)
    onTestFinished(() => pool.end())

    await writeFile(clock, '+3h')
    const { publicApiKey, formToken } = readQuotePage(await (await fetch(site.url)).text())
    for (const [sender, offset] of ['+0', '-2d', '+5h', '-3h', '+1d'].entries()) {
      await writeFile(clock, offset)
      const answer = await fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': publicApiKey,
          'x-forwarded-for': `203.0.113.${sender}`,
        },
        body: JSON.stringify({
          query: CreateQuote,
          variables: {
            input: { ...dana, message: `The clock says ${offset}` },
            submission: { formToken },
          },
        }),
      })
      expect((await answer.json()).errors).toBeUndefined()
      expect((await signInAsOwner(site.url)).cookie).not.toBe('')
    }
    await writeFile(clock, '+0')
    const { rows } = await pool.query('select message, quarantine_reasons from requests order by message')
    expect(rows.map(({ quarantine_reasons }) => quarantine_reasons)).toEqual(rows.map(() => []))
    expect(rows).toHaveLength(5)
    await vi.waitFor(
      async () => {
        const mails = "select state from deliveries where channel = 'mail' and topic = 'quote.created'"
        expect((await pool.query(mails)).rows).toEqual(rows.map(() => ({ state: 'sent' })))
      },
      { timeout: 60_000, interval: 200 },
    )
    expect(readFileSync(site.logFile, 'utf8')).not.toContain('"level":50')
    expect(site.unexpected).toEqual([])
  },
)
