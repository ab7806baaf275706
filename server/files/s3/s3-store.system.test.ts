import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FilesUnderTest, filesUnderTest, type OpenedAnswer } from '#tests/files-under-test.ts'
import { call, ownerCookie, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana, filledForm } from '#tests/quotes.ts'
import { type Radosgw, radosgwIsInstalled, siteOfBuckets, startRadosgw } from '#tests/radosgw.ts'
import { noisePng } from '#tests/sample-files.ts'
import { describeStore } from '#tests/store-conformance.ts'
import { openS3Store } from './s3-store.ts'

const skipped = 'S3 store on radosgw: skipped, radosgw is not installed here; `npm run prove:s3` installs it'

describe.skipIf(!radosgwIsInstalled)(radosgwIsInstalled ? 'on radosgw' : skipped, () => {
  let radosgw: Radosgw
  beforeAll(async () => {
    radosgw = await startRadosgw()
  }, 90_000)
  afterAll(() => radosgw?.[Symbol.asyncDispose]())

  describeStore({
    name: 'S3 store',
    open: async () => {
      const bucket = await radosgw.bucket()
      return filesUnderTest((scratchRoot, disk) => openS3Store(bucket, { scratchRoot, disk }))
    },
    allowedOrigins: [siteOfBuckets],
    expiredAddress: expiredInBucket,
  })

  test('S3 store: a visitor’s 12 MB photo goes straight to the bucket, is claimed by the quote, and the owner downloads it', async () => {
    const bucket = await radosgw.bucket()
    await using lantern = await testLantern({ config: { bucket } })
    const page = await lantern.fetch('/')
    expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${bucket.endpoint}`)
    const visitor = { 'x-api-key': lantern.publicApiKey, 'content-type': 'application/json' }
    const photo = await noisePng(12_000_000)
    const opening = await lantern.fetch('/files/uploads', {
      method: 'POST',
      headers: visitor,
      body: JSON.stringify({ name: 'front door.png', size: photo.length, type: 'image/png' }),
    })
    const opened = (await opening.json()) as OpenedAnswer
    const guest = {
      ...visitor,
      cookie: opening.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    }
    const arrived = await Promise.all(
      opened.parts.map(async ({ url, number, size }) => {
        expect(new URL(url).origin).toBe(bucket.endpoint)
        const start = (number - 1) * opened.partSize
        const body = new Uint8Array(photo.subarray(start, start + size))
        const { status } = await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/png' } })
        return status
      }),
    )
    expect(arrived).toEqual([200, 200, 200])

    const input = { ...dana, fileUrls: [opened.key] }
    const send = () => call(lantern, CreateQuote, { input, submission: filledForm(lantern.secret) }, guest)
    expect((await send()).errors?.[0]?.message).toContain('was not found')
    const complete = await lantern.fetch(`/files/uploads/${opened.id}/complete`, {
      method: 'POST',
      headers: guest,
    })
    expect(complete.status).toBe(200)
    expect(createdQuote(await send()).id).toBeTruthy()

    const owner = { ...(await ownerCookie(lantern)), 'content-type': 'application/json' }
    const { text } = await call(lantern, '{ listQuotes { items { files { name url } } } }', {}, owner)
    const url = /"url":"([^"]+)"/.exec(text)?.[1] ?? `no link in ${text}`
    const download = await lantern.fetch(url)
    expect(download.headers.get('content-disposition')).toContain('front door.png')
    const downloaded = await sharp(Buffer.from(await download.arrayBuffer()))
      .raw()
      .toBuffer()
    expect(downloaded.equals(await sharp(photo).raw().toBuffer())).toBe(true)
  }, 60_000)
})

async function expiredInBucket({ store }: FilesUnderTest): Promise<string> {
  const [url = ''] =
    (await store.direct?.addresses(randomUUID(), [{ number: 1, size: 10 }], 'text/plain', 1)) ?? []
  await pause(2_500)
  return url
}
