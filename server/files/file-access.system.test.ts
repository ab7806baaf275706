import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploads as table } from '#server/schema/files.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { caller, type FilesUnderTest, filesUnderTest, urlSecret } from '#tests/files-under-test.ts'
import { pdf } from '#tests/sample-files.ts'
import { signedLink } from './file-links.ts'

let files: FilesUnderTest
beforeAll(async () => {
  files = await filesUnderTest()
})
afterAll(() => files[Symbol.asyncDispose]())

const guest = () => caller(files, randomUUID())
const administrator = () => caller(files, 'administrator')
const nobody = () => caller(files)

test('an anonymous caller is refused everything', async () => {
  const { id, key } = await guest().upload('plan.pdf', pdf)
  expect((await nobody().openRaw({ name: 'a.jpg', size: 1 })).status).toBe(401)
  expect((await nobody().request('POST', `/files/uploads/${id}/complete`)).status).toBe(401)
  expect((await nobody().request('DELETE', `/files/uploads/${id}`)).status).toBe(401)
  expect((await nobody().request('GET', '/files/quote-attachments')).status).toBe(401)
  expect((await nobody().request('GET', `/files/${key}`)).status).toBe(401)
  expect((await nobody().request('DELETE', `/files/${key}`)).status).toBe(401)
})

test('a guest does not find files of another guest', async () => {
  const anna = guest()
  const berta = guest()
  const { id, key } = await anna.upload('plan.pdf', pdf)
  const open = await anna.open('b.pdf', 10)
  for (const own of [id, open.id]) {
    expect((await berta.request('POST', `/files/uploads/${own}/complete`)).status).toBe(404)
    expect((await berta.request('DELETE', `/files/uploads/${own}`)).status).toBe(404)
  }
  expect((await berta.request('GET', `/files/${key}`)).status).toBe(404)
  expect((await berta.request('HEAD', `/files/${key}`)).status).toBe(404)
  expect(await (await berta.request('GET', '/files/quote-attachments')).json()).toEqual({ items: [] })
  expect(await (await anna.request('GET', '/files/quote-attachments')).json()).toMatchObject({
    items: [{ key, name: 'plan.pdf', contentType: 'application/pdf', thumbnailUrl: null }],
  })
  expect((await anna.request('GET', `/files/${key}`)).status).toBe(200)
})

test('guests may not delete stored files by key; administrators read and delete all', async () => {
  const anna = guest()
  const { key } = await anna.upload('plan.pdf', pdf)
  expect((await anna.request('DELETE', `/files/${key}`)).status).toBe(403)
  expect((await administrator().request('GET', `/files/${key}`)).status).toBe(200)
  const list = (await (await administrator().request('GET', '/files/quote-attachments')).json()) as {
    items: { key: string }[]
  }
  expect(list.items.map((item) => item.key)).toContain(key)
  expect((await administrator().request('DELETE', `/files/${key}`)).status).toBe(204)
  expect((await administrator().request('DELETE', `/files/${key}`)).status).toBe(404)
  expect(await files.files()).not.toContain(key)
})

test('the audit log has a deleted attachment under its quote', async () => {
  const { key } = await guest().upload('plan.pdf', pdf)
  const quoteId = randomUUID()
  await files.db.update(table).set({ claimedBy: quoteId }).where(eq(table.key, key))
  expect((await administrator().request('DELETE', `/files/${key}`)).status).toBe(204)
  const written = files.db.select().from(auditEntries).where(eq(auditEntries.subjectId, quoteId))
  expect(await written).toMatchObject([
    {
      actorName: 'owner',
      action: 'delete file',
      subject: 'Quote',
      subjectId: quoteId,
      before: { file: 'plan.pdf' },
    },
  ])
})

test('a changed or expired link is refused, even for the guest who sent the file', async () => {
  const anna = guest()
  const { key } = await anna.upload('plan.pdf', pdf)
  const link = signedLink(urlSecret, { key, expiresInSeconds: -1 }, files.clock.now)
  expect((await anna.request('GET', link)).status).toBe(410)
  expect((await anna.request('GET', link.replace(/expires=\d/, 'expires=9'))).status).toBe(403)
  const other = signedLink('another secret', { key }, files.clock.now)
  expect((await nobody().request('GET', other)).status).toBe(403)
})

test.each(['..%2f..%2fetc%2fpasswd', '%2e%2e', '..%5c..', 'a%00b', '1-0_x', '%ff'])(
  'the path %s finds nothing',
  async (name) => {
    const response = await administrator().request('GET', `/files/quote-attachments/${name}`)
    expect(response.status).toBe(404)
  },
)

test.each(['x', '../..', randomUUID()])('the upload %s is not found', async (id) => {
  expect((await guest().request('POST', `/files/uploads/${encodeURIComponent(id)}/complete`)).status).toBe(
    404,
  )
  expect((await guest().request('DELETE', `/files/uploads/${encodeURIComponent(id)}`)).status).toBe(404)
})
