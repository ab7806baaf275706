import { data } from 'react-router'

/** The JSON body of a request; anything else is answered with 400. */
export async function postedJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw data(null, { status: 400 })
  }
}

/** Headers that set these cookies; each line is a header of its own. */
export const setCookieHeaders = (lines: readonly string[]) =>
  new Headers(lines.map((line): [string, string] => ['Set-Cookie', line]))
