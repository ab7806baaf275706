import type { mailWords } from '#words/admin-mail.ts'
import type { Mail } from './actions.ts'

/** A mail provider whose settings we know. */
export type ProviderId = keyof typeof mailWords.providers

type Server = { host: string; port: number; security: NonNullable<Mail['security']> }

/** What the large providers say in their help about sending from another program. */
const servers: Readonly<Record<Exclude<ProviderId, 'other'>, Server>> = {
  gmail: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
  microsoft: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
  icloud: { host: 'smtp.mail.me.com', port: 587, security: 'starttls' },
  fastmail: { host: 'smtp.fastmail.com', port: 465, security: 'tls' },
}

const isKnown = (id: string): id is keyof typeof servers => Object.hasOwn(servers, id)

/** The provider that the address asks for, else the one of the stored server. */
export function providerOf(asked: string | null, { host, source }: Mail): ProviderId | undefined {
  if (asked === 'other' || (asked !== null && isKnown(asked))) return asked
  const stored = Object.keys(servers).find((id) => isKnown(id) && servers[id].host === host)
  if (stored && isKnown(stored)) return stored
  return host && source === 'owner' ? 'other' : undefined
}

/** The server that a provider's form begins with: the stored one when it is theirs. */
export function serverOf(id: ProviderId, stored: Mail): Partial<Server> {
  if (id !== 'other') return servers[id]
  const { host, port, security } = stored
  if (!host || !port || !security || providerOf(null, stored) !== 'other')
    return { port: 465, security: 'tls' }
  return { host, port, security }
}
