import { writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import sharp from 'sharp'

export async function photo(name = 'front door.jpg', width = 640) {
  const buffer = await sharp({ create: { width, height: width, channels: 3, background: '#445566' } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 45/1 0/1' } })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export function pdf(name = 'floor plan.pdf', kilobytes = 4) {
  const filling = `%${'x'.repeat(98)}\n`.repeat(kilobytes * 10)
  const buffer = Buffer.from(
    `%PDF-1.4\n${filling}1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
  return { name, mimeType: 'application/pdf', buffer }
}

/** From disk: a large buffer takes long through Playwright. */
export const onDisk = (...files: { name: string; buffer: Buffer }[]) =>
  Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = test.info().outputPath(name)
      await writeFile(path, buffer)
      return path
    }),
  )
