// As data, so that they are part of the built server, which then needs no font of the machine's.
import semibold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff?inline'
import bold from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff?inline'

const family = 'Barlow Condensed'

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')

/** The condensed face in its two weights, as satori wants them. */
export const fonts = [
  { name: family, weight: 600 as const, style: 'normal' as const, data: bytesOf(semibold) },
  { name: family, weight: 700 as const, style: 'normal' as const, data: bytesOf(bold) },
]
