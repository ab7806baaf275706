import { expect, test, vi } from 'vitest'
import { refusals } from '#content/en/refusals.ts'
import { requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { lanternWithPages } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { filledForm } from '#tests/quotes.ts'

const emergency = { ...sam, service: 'emergency' }

test('what waits too long for the database is a 503 for a moment, with a line in the log; sent again, it is stored', async () => {
  await using lantern = await lanternWithPages()
  const warned = vi.spyOn(lantern.log, 'warn')
  const failed = vi.spyOn(lantern.log, 'error')
  const submission = filledForm(lantern.secret)
  const post = (path: string, body: object) =>
    lantern.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': lantern.publicApiKey },
      body: JSON.stringify(body),
    })
  const byScript = () =>
    post('/graphql', { query: CreateMessage, variables: { input: emergency, submission } })
  const byForm = () =>
    lantern.fetch('/contact', posted({ ...emergency, name: 'Plain', formToken: submission.formToken }))
  const upload = () => post('/files/uploads', { name: 'lock.pdf', size: 100 })

  const holder = await lantern.database.pool.connect()
  // As leads of one network wait for each other at its counter.
  await holder.query(`begin;
    insert into rate_limits (key, count, window_ends_at)
      select key, 1, now() + interval '9 minutes' from unnest(array['submission:203.0.113.7', 'upload:203.0.113.7']) as key`)
  const refused = await Promise.all([byScript(), byForm(), upload()])
  await holder.query('rollback')
  holder.release()

  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503])
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  const [script, form, photo] = await Promise.all(refused.map((answer) => answer.text()))
  expect(JSON.parse(script ?? '')).toMatchObject({
    errors: [{ message: refusals.busy, errorType: 'ServiceUnavailable', extensions: { code: 'BUSY' } }],
  })
  expect(form).toContain(refusals.busy)
  expect(form).toContain('value="Plain"')
  expect(photo).toBe(refusals.busy)
  const lines = warned.mock.calls.map((line) => line[1])
  expect(lines.filter((line) => line === 'The database was too busy for a call')).toHaveLength(3)
  expect(failed).not.toHaveBeenCalled()

  expect((await byScript()).status).toBe(200)
  expect((await byForm()).status).toBe(303)
  expect((await upload()).status).toBe(201)
  expect(await lantern.db.$count(requests)).toBe(2)
})
