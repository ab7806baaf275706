import { writeFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import sharp from 'sharp'

/** A photo as a phone takes it: turned by its orientation, with the place where it was taken. */
export async function photo(name = 'front door.jpg', width = 640) {
  const buffer = await sharp({ create: { width, height: width, channels: 3, background: '#445566' } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 45/1 0/1' } })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A PDF of about `kilobytes`. */
export function pdf(name = 'floor plan.pdf', kilobytes = 4) {
  const filling = `%${'x'.repeat(98)}\n`.repeat(kilobytes * 10)
  const buffer = Buffer.from(
    `%PDF-1.4\n${filling}1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )
  return { name, mimeType: 'application/pdf', buffer }
}

/** Files to choose from the disk, as people do: a large one takes long on its way through the browser's tools. */
export const onDisk = (...files: { name: string; buffer: Buffer }[]) =>
  Promise.all(
    files.map(async ({ name, buffer }) => {
      const path = test.info().outputPath(name)
      await writeFile(path, buffer)
      return path
    }),
  )
