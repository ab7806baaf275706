import { expect, test } from 'vitest'
import { reservedDiskBytes } from '#server/files/disk.ts'
import { requests } from '#server/schema/requests.ts'
import { lanternWithPages } from '#tests/lantern.ts'
import { dana, filledForm } from '#tests/quotes.ts'
import { pdf } from '#tests/sample-files.ts'

const leftOut = 'Not every file came with it'

async function openSite() {
  const lantern = await lanternWithPages()
  const send = async (lastName: string, type = 'multipart/form-data') => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...dana, lastName }))
      if (typeof value === 'string') body.set(name, value)
    body.set('formToken', filledForm(lantern.secret).formToken)
    body.set('files', new File([new Uint8Array(pdf)], 'plan.pdf', { type: 'application/pdf' }))
    const form = new Response(body)
    const boundary = form.headers.get('content-type')?.split(';')[1]
    return lantern.fetch('/?index', {
      method: 'POST',
      body: await form.arrayBuffer(),
      headers: { origin: 'http://localhost:3000', 'content-type': `${type};${boundary}` },
    })
  }
  const receiptOf = async (answer: Response) => {
    expect(answer.status).toBe(303)
    return (await lantern.fetch(answer.headers.get('location') ?? '')).text()
  }
  return { lantern, send, receiptOf, [Symbol.asyncDispose]: () => lantern[Symbol.asyncDispose]() }
}

test('without room for files the lead is stored without them, and the receipt says so', async () => {
  await using site = await openSite()
  expect(await site.receiptOf(await site.send('First'))).toContain('One file came with it.')
  site.lantern.space.free = reservedDiskBytes
  const receipt = await site.receiptOf(await site.send('Second'))
  expect(receipt).toContain(leftOut)
  expect(receipt).not.toContain('came with it.')
  const stored = await site.lantern.db.select().from(requests)
  expect(stored.map(({ lastName, fileUrls }) => [lastName, fileUrls.length]).toSorted()).toEqual([
    ['First', 1],
    ['Second', 0],
  ])
})

test('an address that has sent too many files loses no lead either, however the type is spelled', async () => {
  await using site = await openSite()
  await site.lantern.db.execute(
    `insert into rate_limits (key, count, window_ends_at) values ('upload:203.0.113.7', 60, now() + interval '9 minutes')`,
  )
  expect(await site.receiptOf(await site.send('Third'))).toContain(leftOut)
  expect(await site.receiptOf(await site.send('Fourth', 'Multipart/Form-Data'))).toContain(leftOut)
  expect(await site.lantern.db.$count(requests)).toBe(2)
})
