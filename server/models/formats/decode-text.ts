/** The text of a file, whatever program saved it: UTF-8, UTF-16 with or without a byte order mark, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const label = utf16Of(bytes)
  const text = label ? new TextDecoder(label).decode(bytes) : (asUtf8(bytes) ?? decodeLines(bytes))
  // PostgreSQL stores no NUL.
  return text.replaceAll('\0', '')
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // A zip, or a workbook of old Excel: it has as many zeros.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)) return undefined
  const begin = bytes.subarray(0, 2_000)
  const zeros = (odd: number) => begin.filter((byte, at) => byte === 0 && at % 2 === odd).length
  const many = begin.length / 5
  if (zeros(1) > many) return 'utf-16le'
  return zeros(0) > many ? 'utf-16be' : undefined
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Line by line: a file that two programs wrote, or one with a broken letter, keeps its other accents. */
function decodeLines(bytes: Uint8Array): string {
  const windows = new TextDecoder('windows-1252')
  const lines: string[] = []
  for (let begin = 0; begin <= bytes.length; ) {
    const found = bytes.indexOf(0x0a, begin)
    const end = found === -1 ? bytes.length : found
    const line = bytes.subarray(begin, end)
    lines.push(asUtf8(line) ?? windows.decode(line))
    begin = end + 1
  }
  return lines.join('\n')
}
