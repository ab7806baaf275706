import type { LeadKind, Services } from '#server/data-service/services.ts'
import type { Keys } from '#server/database/secrets.ts'
import { seal, unseal } from '#server/http/signed-values.ts'

const kinds: readonly LeadKind[] = ['Quote', 'Message', 'Review']

/** Addresses of receipts: they hold what they are for, sealed, so that nobody can make one up. */
export const receiptsWith = ({ links, signing }: Pick<Keys, 'links' | 'signing'>): Services['receipts'] => ({
  pathOf: ({ kind, id }) => `/receipt/${seal(links, 'receipt', `${kind}_${id}`)}`,
  leadOf(token) {
    // Those given out before `links` there was are signed with the other.
    const opened = unseal(links, 'receipt', token) ?? unseal(signing, 'receipt', token)
    const [name = '', id] = opened?.split('_') ?? []
    // Given out before messages and reviews had receipts: it holds a quote's id alone.
    if (name && id === undefined) return { kind: 'Quote', id: name }
    const kind = kinds.find((one) => one === name)
    return kind && id ? { kind, id } : undefined
  },
})
