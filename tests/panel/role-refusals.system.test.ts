import { expect, test } from 'vitest'
import { call, lanternWithPages } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'

test('what a role does not include is 403 and no fault in the log', async () => {
  await using lantern = await lanternWithPages()
  const faults: unknown[] = []
  lantern.log.error = (...logged: unknown[]) => void faults.push(logged)
  const { id } = createdQuote(await call(lantern, CreateQuote, { input: dana }))
  const writer = await secondPerson(lantern, await ownersBrowser(lantern), 'wim@example.com', 'writer')
  const cookie = writer.headers.get('cookie') ?? ''
  const statusOf = async (path: string) => (await lantern.fetch(path, { headers: { cookie } })).status
  expect(await statusOf(`/admin/inbox/quotes/${id}/appointment.ics`)).toBe(403)
  for (const screen of ['data', 'administrators', 'privacy'])
    expect(await statusOf(`/admin/settings/${screen}`), screen).toBe(403)
  for (const asked of [
    'calls/people?search=dana',
    'schedule/free-times?minutes=60',
    'schedule/free-times?date=2030-03-04&time=09:00',
  ])
    expect(await statusOf(`/admin/${asked}`), asked).toBe(403)
  expect(faults).toEqual([])
})
