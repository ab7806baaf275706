import { isPastDue, type OpenAmount } from './past-due.ts'

/**
 * What a customer owes on all their invoices, less what goes back to them: negative where the business owes it. What goes back
 * covers what is past due first.
 */
export function balanceOf(
  invoices: readonly OpenAmount[],
  today: string,
): { openCents: number; overdueCents: number } {
  const sum = (some: readonly OpenAmount[]) => some.reduce((all, { openCents }) => all + openCents, 0)
  const openCents = sum(invoices)
  const lateCents = sum(invoices.filter((one) => isPastDue(one, today)))
  return { openCents, overdueCents: Math.max(0, Math.min(lateCents, openCents)) }
}

/** Then each row says whose it is. */
export const isOfSeveral = (invoices: readonly { name: string }[]): boolean =>
  new Set(invoices.map(({ name }) => name.trim().toLowerCase())).size > 1
