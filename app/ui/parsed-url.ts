/** None where it is no address. `URL.canParse` and `URL.parse` are newer than the oldest browsers (docs/browsers.md). */
export function parsedUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
