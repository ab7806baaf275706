import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { quoteServices } from '#content/services.ts'
import type { Random } from './seeded-random.ts'

/** A chosen file and how to recognize it: a PDF by its digest, a photo, which the server cleans, by its size in pixels. */
type ChosenFile = { file: File } & ({ sha256: string } | { width: number; height: number })

export type Lead = {
  values: Record<'firstName' | 'lastName' | 'phone' | 'email' | 'service' | 'message', string>
  files: ChosenFile[]
}

/** Bytes; more than fits into one PUT (5 MB). */
const severalParts = { least: 6_000_000, most: 11_000_000 }

export async function makeUpLead(
  random: Random,
  { mark, withLargeFile }: { mark: string; withLargeFile: boolean },
): Promise<Lead> {
  const number = random.between(1_000, 9_999)
  const values = {
    firstName: random.pick(['Dana', 'José', 'Ngọc', 'Priya', 'Ada', 'Étienne']),
    lastName: `${random.pick(['Whitfield', 'Nguyễn', 'O’Brien', 'Garcia', 'Smith'])} ${number}`,
    phone: `(713) 555-${number}`,
    email: `visitor-${number}@example.com`,
    service: random.pick(quoteServices),
    message: `Locked out, please call.\nMark: ${mark}`,
  }
  const files: ChosenFile[] = []
  if (withLargeFile) files.push(pdf(random.between(severalParts.least, severalParts.most)))
  for (let wanted = random.pick([0, 0, 1, 1, 2]); wanted > 0; wanted--)
    files.push(random.chance(0.6) ? await photo(random) : pdf(random.between(2_000, 400_000)))
  return { values, files }
}

function pdf(size: number): ChosenFile {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size), Buffer.from('\n%%EOF\n')])
  return {
    file: new File([bytes], `estimate ${size}.pdf`, { type: 'application/pdf' }),
    sha256: sha256(bytes),
  }
}

async function photo(random: Random): Promise<ChosenFile> {
  const [width, height] = [random.between(40, 400), random.between(40, 400)]
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
    .jpeg()
    .toBuffer()
  return {
    file: new File([new Uint8Array(bytes)], `lock ${width}x${height}.jpg`, { type: 'image/jpeg' }),
    width,
    height,
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export async function differenceFrom(chosen: ChosenFile, bytes: Uint8Array): Promise<string | undefined> {
  const { name } = chosen.file
  if ('sha256' in chosen) return sha256(bytes) === chosen.sha256 ? undefined : `${name} has other bytes`
  // Decodes every pixel; metadata would not notice a truncated file.
  const decoded = await sharp(bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  if (!decoded) return `${name} is not a picture any more`
  const { width, height } = decoded.info
  return width === chosen.width && height === chosen.height ? undefined : `${name} is now ${width}x${height}`
}
