import { browserSaid } from '#content/user-agent-name.ts'

/** A browser as it is stored, "Safari on iPhone", in this language. */
export const deviceName = (stored: string): string =>
  browserSaid(stored, (browser, system) => `${browser} en ${system}`)
