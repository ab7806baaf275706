import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { codeWords } from '#content/code-words.ts'
import { users } from '#server/schema/identity.ts'
import { requests } from '#server/schema/requests.ts'
import { ownersKey } from '#tests/api-key.ts'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateMessage, sam } from '#tests/messages.ts'
import { mailsOf } from '#tests/outbox.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'

type Who = { name: string | null; license: string | null; photo: string | null; codeWord: string | null }

const Read = `query($token: String!) {
  receipt(token: $token) { stage version whoComes { name license photo codeWord } }
  photo: whoComesPhoto(token: $token)
}`

async function look(lantern: TestLantern, token: string) {
  const { data } = await call(lantern, Read, { token })
  return data as {
    receipt: { stage: string; version: string; whoComes: Who | null } | null
    photo: string | null
  }
}

const update = async (
  lantern: TestLantern,
  headers: Record<string, string>,
  input: object,
  model = 'Quote',
) =>
  dataOf<{ codeWord: string | null }>(
    await call(
      lantern,
      `mutation($input: Update${model}Input!) { update${model}(input: $input) { codeWord } }`,
      { input },
      headers,
    ),
    `update${model}`,
  )

const inMinutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Home of Mike' } })
    .jpeg()
    .toBuffer()

async function sendPhoto(lantern: TestLantern, headers: Record<string, string>, file: Buffer | string) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(Buffer.from(file))], 'me.jpg', { type: 'image/jpeg' }))
  return lantern.fetch('/images/me', { method: 'POST', body, headers })
}

async function sent(lantern: TestLantern) {
  const { id, receipt } = createdQuote(
    await call(lantern, CreateQuote, { input: dana, submission: filledForm(lantern.secret) }),
  )
  return { id, token: receipt.slice(9) }
}

const meet = (lantern: TestLantern) =>
  lantern.db
    .update(users)
    .set({ name: 'Mike Ortega', license: 'PC-4411' })
    .where(eq(users.email, owner.email))

test('who comes is told from on my way until done: name, number, photo and a word that staff read too; before and after nothing', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await meet(lantern)
  expect((await sendPhoto(lantern, headers, await picture())).status).toBe(204)
  const { id, token } = await sent(lantern)
  await update(lantern, headers, { id, status: 'contacted' })
  const before = await look(lantern, token)
  expect(before).toMatchObject({ receipt: { stage: 'contacted', whoComes: null }, photo: null })

  const { codeWord } = await update(lantern, headers, { id, arrivesAt: inMinutes(20) })
  expect(codeWords).toContain(codeWord)
  const coming = await look(lantern, token)
  expect(coming.receipt).toMatchObject({
    stage: 'onTheWay',
    whoComes: { name: 'Mike', license: 'PC-4411', codeWord },
  })
  expect(coming.receipt?.version).not.toBe(before.receipt?.version)
  const bytes = Buffer.from(coming.photo ?? '', 'base64')
  const drawn = await sharp(bytes).metadata()
  expect(drawn).toMatchObject({ format: 'webp', width: 480, height: 480 })
  expect(drawn.exif).toBeUndefined()
  const id8 = coming.receipt?.whoComes?.photo ?? ''
  expect((await lantern.fetch(`/images/face-${id8}.webp`)).status).toBe(404)
  expect((await lantern.fetch(`/images/face-${id8}.webp`, { headers })).status).toBe(404)
  expect(await look(lantern, `${token}x`)).toEqual({ receipt: null, photo: null })

  await update(lantern, headers, { id, arrivesAt: null })
  expect(await look(lantern, token)).toMatchObject({ receipt: { whoComes: null }, photo: null })
  expect(await update(lantern, headers, { id, arrivesAt: inMinutes(10) })).toEqual({ codeWord })

  for (const over of [{ status: 'completed' }, { status: 'contacted', lostReason: 'price' }]) {
    await update(lantern, headers, { id, ...over })
    expect(await look(lantern, token)).toMatchObject({ receipt: { whoComes: null }, photo: null })
  }
})

test('a job that is never marked done is forgotten some hours after the arrival; a canceled one at once', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  await meet(lantern)
  const { id, token } = await sent(lantern)
  await update(lantern, headers, { id, arrivesAt: inMinutes(20) })
  const arrived = (hoursAgo: number) =>
    lantern.db
      .update(requests)
      .set({ arrivesAt: new Date(Date.now() - hoursAgo * 3_600_000) })
      .where(eq(requests.id, id))
  await arrived(3.9)
  expect((await look(lantern, token)).receipt).toMatchObject({ stage: 'late', whoComes: { name: 'Mike' } })
  await arrived(4.1)
  expect((await look(lantern, token)).receipt).toMatchObject({ stage: 'contacted', whoComes: null })
  await arrived(0)
  await call(lantern, 'mutation($token: String!) { cancelRequest(token: $token) { stage } }', { token })
  expect((await look(lantern, token)).receipt).toMatchObject({ stage: 'cancelled', whoComes: null })
})

test('absent facts leave no line; messages and calls have a word too', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const answer = await call(lantern, CreateMessage, { input: sam, submission: filledForm(lantern.secret) })
  const { id, receipt } = dataOf<{ id: string; receipt: string }>(answer, 'createMessage')
  const { codeWord } = await update(lantern, headers, { id, arrivesAt: inMinutes(20) }, 'Message')
  const { whoComes } = (await look(lantern, receipt.slice(9))).receipt ?? {}
  // An account without a name is called by its address, which is no name.
  expect(whoComes).toEqual({ name: null, license: null, photo: null, codeWord })
  const input = { name: 'Ana', phone: '(713) 555-0166', service: 'residential' }
  const created = await call(
    lantern,
    'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }',
    { input },
    headers,
  )
  const { id: callId } = dataOf<{ id: string }>(created, 'createCall')
  const told = await update(lantern, headers, { id: callId, arrivesAt: inMinutes(5) }, 'Call')
  expect(await lantern.db.select().from(requests).where(eq(requests.kind, 'Message'))).toMatchObject([
    { codeWord },
  ])
  expect(await lantern.db.select().from(requests).where(eq(requests.kind, 'Call'))).toMatchObject([
    { codeWord: told.codeWord },
  ])
  expect(told.codeWord).toEqual(expect.any(String))
})

test('only people set a photo, their own; a new one, its removal and the account’s removal delete the file', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const byOwner = await ownersBrowser(lantern)
  const storedKeys = async () => {
    const keys: string[] = []
    for await (const key of lantern.store.keys()) if (key.includes('face-')) keys.push(key)
    return keys
  }
  const key = await ownersKey(lantern)
  const file = await picture()
  expect((await sendPhoto(lantern, {}, file)).status).toBe(401)
  expect((await sendPhoto(lantern, { authorization: `Bearer ${key}` }, file)).status).toBe(401)
  expect((await sendPhoto(lantern, headers, '<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415)
  expect((await sendPhoto(lantern, headers, file.subarray(0, 300))).status).toBe(422)
  expect(await storedKeys()).toEqual([])

  await sendPhoto(lantern, headers, file)
  await sendPhoto(lantern, headers, file)
  expect(await storedKeys()).toHaveLength(1)
  expect(await byOwner.doorCard.read()).toMatchObject({
    ok: true,
    value: { license: null, photo: expect.stringMatching(/^data:image\/webp;base64,/) },
  })
  await byOwner.doorCard.saveLicense('  PC-4411 ')
  await byOwner.doorCard.removePhoto()
  expect(await byOwner.doorCard.read()).toEqual({ ok: true, value: { license: 'PC-4411', photo: null } })
  expect(await storedKeys()).toEqual([])

  const second = await secondPerson(lantern, byOwner, 'jess@example.com', 'technician')
  const theirs = { cookie: second.headers.get('cookie') ?? '' }
  expect((await sendPhoto(lantern, theirs, file)).status).toBe(204)
  expect(await storedKeys()).toHaveLength(1)
  const [jess] = await lantern.db.select().from(users).where(eq(users.email, 'jess@example.com'))
  expect(await byOwner.people.remove(jess?.id ?? '')).toMatchObject({ ok: true })
  expect(await storedKeys()).toEqual([])
})

test('owners are mailed when somebody’s photo or license number, by which customers know them, is another one', async () => {
  await using lantern = await testLantern()
  const byOwner = await ownersBrowser(lantern)
  const second = await secondPerson(lantern, byOwner, 'jess@example.com', 'technician')
  const theirs = { cookie: second.headers.get('cookie') ?? '' }
  expect((await sendPhoto(lantern, theirs, await picture())).status).toBe(204)
  await second.doorCard.saveLicense('PC-4411')
  await second.doorCard.saveLicense('PC-4411')
  await second.doorCard.removePhoto()
  const mails = await mailsOf(
    lantern,
    3,
    ({ text }) => text?.includes('jess@example.com at the door') === true,
  )
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([owner.email, owner.email, owner.email])
  const told = mails.map(({ text }) => text).join('\n')
  for (const change of ['another photo', 'the license number PC-4411', 'no photo'])
    expect(told).toContain(change)
})
