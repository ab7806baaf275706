import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listWords } from '#content/en/panel/lists.ts'
import { doorWords } from '#content/en/panel/people/at-the-door.ts'
import { receiptWords } from '#content/en/site/receipt.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie } from '#tests/lantern.ts'

async function openJob() {
  const lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const input = { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'residential' }
  const written = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id customerPath } }'
  const { id, customerPath } = dataOf<{ id: string; customerPath: string }>(
    await call(lantern, written, { input }, headers),
    'createCall',
  )
  const path = `/admin/inbox/calls/${id}`
  const stored = async () => {
    const [row] = await lantern.db.select().from(requests).where(eq(requests.id, id))
    if (!row) throw new Error('the call is gone')
    return row
  }
  const savedAt = async () => (await stored()).updatedAt.toISOString()
  const send = (fields: Record<string, string>) => lantern.fetch(path, posted({ id, ...fields }, headers))
  return {
    path,
    stored,
    savedAt,
    send,
    sign: async (signedName: string) => {
      expect((await send({ intent: 'sign', signedName })).status).toBe(200)
      return await stored()
    },
    undo: async (signedName: string) => send({ intent: 'restore', signedName, savedAt: await savedAt() }),
    lines: async () =>
      (
        await lantern.db.select().from(leadEvents).where(eq(leadEvents.kind, 'signed')).orderBy(leadEvents.at)
      ).map(({ facts }) => facts?.name),
    page: async () => (await lantern.fetch(path, { headers })).text(),
    receipt: async () => (await lantern.fetch(customerPath)).text(),
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

const onReceipt = receiptWords.events.signed

test('a signature shows on the request and the receipt; its undo takes both back', async () => {
  await using job = await openJob()
  await job.sign(' Ana Ruiz ')
  expect(await job.page()).toMatch(/Signed by Ana Ruiz, /)
  expect(await job.receipt()).toContain(onReceipt)
  expect((await job.undo('')).status).toBe(200)
  expect(await job.stored()).toMatchObject({ signedName: null, signedAt: null })
  expect(await job.lines()).toEqual([])
  const page = await job.page()
  expect(page).not.toContain('Signed by')
  expect(page).toContain(doorWords.signs)
  expect(await job.receipt()).not.toContain(onReceipt)
})

test('the undo of a second signature gives the first one back, with the time at which it was signed', async () => {
  await using job = await openJob()
  const first = await job.sign('Ana Ruiz')
  await pause()
  const second = await job.sign('Ben Ode')
  expect(second.signedAt).not.toEqual(first.signedAt)
  expect(await job.lines()).toEqual(['Ana Ruiz', 'Ben Ode'])
  expect((await job.undo('Ana Ruiz')).status).toBe(200)
  expect(await job.stored()).toMatchObject({ signedName: 'Ana Ruiz', signedAt: first.signedAt })
  expect(await job.lines()).toEqual(['Ana Ruiz'])
  expect((await job.sign('Ben Ode')).signedAt?.getTime()).toBeGreaterThan(first.signedAt?.getTime() ?? 0)
})

test('a signature is not taken back once the request was changed since; an empty one is none', async () => {
  await using job = await openJob()
  await job.sign('Ana Ruiz')
  const before = await job.savedAt()
  await pause()
  await job.send({ intent: 'status', status: 'completed' })
  const refused = await job.send({ intent: 'restore', signedName: '', savedAt: before })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(listWords.undoOvertaken)
  expect(await job.stored()).toMatchObject({ signedName: 'Ana Ruiz', status: 'completed' })
  expect((await job.send({ intent: 'sign', signedName: '  ' })).status).toBeGreaterThanOrEqual(400)
  expect(await job.stored()).toMatchObject({ signedName: 'Ana Ruiz' })
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
