import { expect, test } from 'vitest'
import { emptyTrash } from '#server/data-service/trash/restore.ts'
import { models } from '#server/models/models.ts'
import { uploads } from '#server/schema/files.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import {
  call,
  dataOf,
  guestHeaders,
  lanternWithPages,
  ownerCookie,
  type StaffHeaders,
} from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { pdf, phonePhoto } from '#tests/sample-files.ts'
import { uploaded } from '#tests/uploads.ts'

async function openCall() {
  const lantern = await lanternWithPages()
  const staff = await ownerCookie(lantern)
  const input = { name: 'Ana Ruiz', phone: '(713) 555-0166', service: 'residential' }
  const written = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id customerPath } }'
  const { id, customerPath: path } = dataOf<{ id: string; customerPath: string }>(
    await call(lantern, written, { input }, staff),
    'createCall',
  )
  return {
    ...{ lantern, staff, id, path, token: path.replace('/receipt/', '') },
    receipt: async () => (await lantern.fetch(path)).text(),
    sendForm: async (files: readonly File[], message = '') => {
      const body = new FormData()
      body.set('intent', 'add')
      body.set('message', message)
      for (const file of files) body.append('files', file)
      const form = new Response(body)
      return lantern.fetch(path, {
        method: 'POST',
        body: await form.arrayBuffer(),
        headers: {
          origin: 'http://localhost:3000',
          'content-type': form.headers.get('content-type') ?? '',
        },
      })
    },
    addByCall: (fileUrls: string[], headers: StaffHeaders) =>
      call(
        lantern,
        'mutation($token: String!, $fileUrls: [String!]) { addToRequest(token: $token, fileUrls: $fileUrls) { fileCount mayAddFiles } }',
        { token: path.replace('/receipt/', ''), fileUrls },
        headers,
      ),
    seenByStaff: async () =>
      dataOf<{ fileUrls: string[]; files: { name: string; url: string; addedBy: string | null }[] }>(
        await call(lantern, `{ getCall(id: "${id}") { fileUrls files { name url addedBy } } }`, {}, staff),
        'getCall',
      ),
    [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose](),
  }
}

test('by a form without script a customer adds photos to a call: staff are told and see them, the receipt counts them', async () => {
  await using job = await openCall()
  expect(await job.receipt()).toContain('Add a photo or a message')
  const photo = new File([new Uint8Array(await phonePhoto())], 'front door.jpg', { type: 'image/jpeg' })
  const plan = new File([new Uint8Array(pdf)], 'plan.pdf', { type: 'application/pdf' })
  const sent = await job.sendForm([photo, plan], 'This is the lock')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${job.path}#top`])
  const receipt = await job.receipt()
  expect(receipt).toContain('2 files came with it.')
  expect(receipt).not.toMatch(/quote-attachments|front door|This is the lock/)

  const { fileUrls, files } = await job.seenByStaff()
  expect(fileUrls).toHaveLength(2)
  expect(files).toMatchObject([
    { name: 'front door.jpg', addedBy: null },
    { name: 'plan.pdf', addedBy: null },
  ])
  for (const { url } of files)
    expect((await job.lantern.fetch(url, { headers: job.staff })).status, url).toBe(200)
  const panel = await job.lantern.fetch(`/admin/inbox/calls/${job.id}`, { headers: job.staff })
  expect(await panel.text()).toContain('plan.pdf')
  const events = await job.lantern.db.select().from(leadEvents)
  expect(events).toMatchObject([
    { kind: 'added', by: 'customer', text: 'This is the lock', facts: { files: 2 } },
  ])
  const [mail] = await mailsOf(job.lantern, 1, ({ subject }) => subject?.startsWith('New details') ?? false)
  expect(mail?.text).toContain('This is the lock')
  expect(mail?.text).toContain(`/admin/inbox/calls/${job.id}`)
})

test('by script, too: only files of the same browser, pressed again it is one, and eight in all', async () => {
  await using job = await openCall()
  const [guest, other] = [guestHeaders(job.lantern), guestHeaders(job.lantern)]
  const photo = new Uint8Array(await phonePhoto())
  const key = await uploaded(job.lantern, guest, photo, 'lock.jpg')
  expect((await job.addByCall([key], other)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  for (const _ of ['pressed', 'pressed again'])
    expect((await job.addByCall([key], guest)).data?.addToRequest).toEqual({ fileCount: 1, mayAddFiles: 7 })
  const [stored] = await job.lantern.db.select().from(requests)
  expect(stored?.fileUrls).toEqual([key])
  const three = async () =>
    Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => uploaded(job.lantern, guest, new Uint8Array(pdf), `${name}.pdf`)),
    )
  expect((await job.addByCall(await three(), guest)).data?.addToRequest).toEqual({
    fileCount: 5,
    mayAddFiles: 3,
  })
  expect((await job.addByCall(await three(), guest)).errors?.[0]?.extensions?.code).toBe('BAD_INPUT')
  expect((await job.seenByStaff()).fileUrls).toHaveLength(5)
})

test('without room the words are stored and the page says that the photo is missing; what is no photo is refused', async () => {
  await using job = await openCall()
  const wrong = await job.sendForm([new File(['MZ'], 'photo.exe')], 'See this')
  expect(wrong.status).toBe(422)
  job.lantern.space.free = 0
  const plan = new File([new Uint8Array(pdf)], 'plan.pdf', { type: 'application/pdf' })
  expect((await job.sendForm([plan], 'No room')).status).toBe(303)
  expect((await job.seenByStaff()).fileUrls).toEqual([])
  expect(await job.lantern.db.select().from(leadEvents)).toMatchObject([
    { text: 'No room', facts: { files: 0 } },
  ])
})

test('the photos go with the call for good', async () => {
  await using job = await openCall()
  const plan = new File([new Uint8Array(pdf)], 'plan.pdf', { type: 'application/pdf' })
  expect((await job.sendForm([plan])).status).toBe(303)
  dataOf(
    await call(job.lantern, `mutation { deleteCall(input: { id: "${job.id}" }) { id } }`, {}, job.staff),
    'deleteCall',
  )
  expect(await job.lantern.db.$count(uploads)).toBe(1)
  await emptyTrash(models, job.lantern.callOf({ kind: 'system' }), new Date())
  expect(await job.lantern.db.$count(uploads)).toBe(0)
})
