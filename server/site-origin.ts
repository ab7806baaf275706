import type { Config } from './config.ts'

/** The origin that people know the site by: what the owner set, else where this request came to. */
export const siteOrigin = ({ publicUrl }: Pick<Config, 'publicUrl'>, request: Request): string =>
  publicUrl ?? new URL(request.url).origin

/** The same where nobody asks: in the log, and in mails that our jobs send. */
export const siteOriginUnasked = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`
