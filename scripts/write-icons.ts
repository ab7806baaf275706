// Writes app/ui/icons from app/ui/favicon.svg, for what does not take an SVG: old browsers, home screens, search
// results. Run it after a change of the logo.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const favicon = readFileSync(new URL('../app/ui/favicon.svg', import.meta.url), 'utf8')
const folder = new URL('../app/ui/icons/', import.meta.url)

/** The system rounds the corners. */
const fullBleed = favicon.replace('rx="9"', '')
/** The system may cut a circle: the lantern stays within four fifths of it. */
const maskable = fullBleed.replace('translate(3.4 4.4) scale(.8)', 'translate(6.46 8.36) scale(.62)')
if (fullBleed === favicon || maskable === fullBleed)
  throw new Error('favicon.svg is drawn in another way now')

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 44 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()

function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

mkdirSync(folder, { recursive: true })
const write = (name: string, bytes: Buffer) => writeFileSync(new URL(name, folder), bytes)
write('favicon.ico', ico(await png(favicon, 32), 32))
write('apple-touch-icon.png', await png(fullBleed, 180))
write('icon-192.png', await png(favicon, 192))
write('icon-512.png', await png(favicon, 512))
write('icon-maskable-512.png', await png(maskable, 512))
