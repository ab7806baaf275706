/** The value of an answer's text; undefined when it is not JSON, as with a proxy's own error page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
