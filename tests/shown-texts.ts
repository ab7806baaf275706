/** Words that English sentences are made of, and Spanish ones are not. */
export const englishWords =
  /(?<![\p{L}\d-])(?:the|and|your|you|with|for|our|we|of|to|from|this|that|are|is|have|not|what|when|on|at|by|it)(?![\p{L}-])/iu

/** An element in another language goes with all that it holds. */
function withoutLanguage(html: string, language: string): string {
  const other = new RegExp(`<(\\w+)\\b[^>]*\\slang="${language}"[^>]*>`).exec(html)
  if (!other) return html
  const [start, name] = [other.index, other[1]]
  if (name === 'input' || name === 'img')
    return withoutLanguage(html.slice(0, start) + html.slice(start + other[0].length), language)
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return withoutLanguage(html.slice(0, start) + html.slice(tags.lastIndex), language)
  }
  throw new Error(`<${name} lang="${language}"> does not end`)
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
}

/** What a page says to eyes and ears: its texts and the attributes that are read, none of those in `without`. */
export function shownTexts(html: string, without: string): string[] {
  const body = withoutLanguage(html.replace(/<(script|style)\b.*?<\/\1>/gs, ''), without)
  const attributes = [...body.matchAll(/\s(?:alt|title|aria-label|placeholder|label|content)="([^"]*)"/g)]
  return [...body.split(/<[^>]*>/), ...attributes.map(([, text = '']) => text)].map((text) =>
    text.replace(/&(?:amp|quot|lt|gt|#x27);/g, (sign) => signs[sign] ?? sign).trim(),
  )
}
