import type { requests } from '#server/schema/requests.ts'

type NewRequest = typeof requests.$inferInsert

/** A quote as its form stores it, for tests that need no form. */
export const quoteRow = <Row extends { firstName: string; lastName: string }>(row: Row) => ({
  ...row,
  kind: 'Quote' as const,
  name: `${row.firstName} ${row.lastName}`,
})

export const callRow = <Row extends Partial<NewRequest>>(row: Row) => ({ ...row, kind: 'Call' as const })
