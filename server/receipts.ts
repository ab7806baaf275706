import type { LeadKind, Services } from './data-service/services.ts'
import { seal, unseal } from './identity/signature.ts'

const kinds: readonly LeadKind[] = ['Quote', 'Message', 'Review']

/** Addresses of receipts: they hold what they are for, sealed, so that nobody can make one up. */
export const receiptsWith = (secret: string): Services['receipts'] => ({
  pathOf: ({ kind, id }) => `/receipt/${seal(secret, 'receipt', `${kind}_${id}`)}`,
  leadOf(token) {
    const [name = '', id] = unseal(secret, 'receipt', token)?.split('_') ?? []
    // Given out before messages and reviews had receipts: it holds a quote's id alone.
    if (name && id === undefined) return { kind: 'Quote', id: name }
    const kind = kinds.find((one) => one === name)
    return kind && id ? { kind, id } : undefined
  },
})
