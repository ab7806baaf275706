/** Headers that set these cookies; each line is a header of its own. */
export const setCookieHeaders = (lines: readonly string[]) =>
  new Headers(lines.map((line): [string, string] => ['Set-Cookie', line]))
