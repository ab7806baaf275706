const ours = ['br', 'gzip'] as const

/** How a page may travel; `identity` is as it is. */
export type Encoding = (typeof ours)[number] | 'identity'

/** The best of what Accept-Encoding allows. What it refuses with q=0 is not sent; without a word it is `identity`. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const qualities = new Map(header.toLowerCase().split(',').map(readQuality))
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0
  let best: Encoding = 'identity'
  let bestQuality = 0
  for (const encoding of ours)
    if (qualityOf(encoding) > bestQuality) {
      best = encoding
      bestQuality = qualityOf(encoding)
    }
  // Named and liked better than anything compressed.
  return (qualities.get('identity') ?? 0) > bestQuality ? 'identity' : best
}

function readQuality(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';')
  const given = parameters.map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
  return [name.trim(), given === undefined ? 1 : Number(given) || 0]
}
