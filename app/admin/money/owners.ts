import type { RequestKind } from '#app/admin/records/lead.ts'

const owners = { Quote: 'quoteId', Message: 'messageId', Call: 'callId' } as const

type Owners = Readonly<Record<(typeof owners)[RequestKind], string | null>>

export function requestOf({
  quoteId,
  messageId,
  callId,
}: Owners): { kind: RequestKind; id: string } | undefined {
  if (quoteId) return { kind: 'Quote', id: quoteId }
  if (messageId) return { kind: 'Message', id: messageId }
  return callId ? { kind: 'Call', id: callId } : undefined
}

export function ownerIn(form: FormData): Partial<Record<keyof Owners, string>> | undefined {
  const [, owner] = Object.entries(owners).find(([kind]) => kind === form.get('kind')) ?? []
  return owner && { [owner]: String(form.get('request') ?? '') }
}
