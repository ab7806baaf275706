import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { caller, filesUnderTest } from '#tests/files-under-test.ts'
import { phonePhoto } from '#tests/sample-files.ts'

const largePng = () =>
  sharp({ create: { width: 5000, height: 4000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

test('a photo of a phone does not wait behind pictures that are costly to decode', async () => {
  await using files = await filesUnderTest()
  const costly = await largePng()
  let done = 0
  const attack = Array.from({ length: 16 }, async (_, index) => {
    await caller(files, randomUUID(), `10.${index}.0.1`).upload('large.png', costly)
    done += 1
  })
  await expect.poll(() => done, { interval: 5 }).toBeGreaterThan(0)
  const { response } = await caller(files, randomUUID(), '203.0.113.9').upload('a.jpg', await phonePhoto(640))
  expect(response.status).toBe(200)
  expect(done).toBeLessThan(8)
  await Promise.all(attack)
})
