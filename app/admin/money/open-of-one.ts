type Owing = { email: string | null; name: string; openCents: number; state: string }

/** Open ones of whoever has several: a statement says them together. */
export function openOfOne<Row extends Owing>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows.filter(({ openCents, state }) => openCents > 0 && state !== 'void')) {
    const customer = row.email?.toLowerCase() ?? row.name
    groups.set(customer, [...(groups.get(customer) ?? []), row])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}
