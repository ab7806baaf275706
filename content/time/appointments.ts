/** The length of an appointment for which none was entered. */
export const usualMinutes = 60

type Timed = { id: string; scheduledAt: Date; scheduledMinutes: number | null; assigneeId: string | null }

export const endOf = ({
  scheduledAt,
  scheduledMinutes,
}: Pick<Timed, 'scheduledAt' | 'scheduledMinutes'>): Date =>
  new Date(scheduledAt.getTime() + (scheduledMinutes ?? usualMinutes) * 60_000)

/** By id: the appointments of the same person that are at the same time. Unassigned ones clash with none. */
export function clashesOf(appointments: readonly Timed[]): ReadonlyMap<string, readonly string[]> {
  const inOrder = appointments.toSorted(
    (one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime(),
  )
  const clashes = new Map<string, string[]>()
  const add = (id: string, other: string) => clashes.set(id, [...(clashes.get(id) ?? []), other])
  for (const [index, one] of inOrder.entries())
    for (const other of inOrder.slice(index + 1)) {
      if (other.scheduledAt >= endOf(one)) break
      if (one.assigneeId === null || one.assigneeId !== other.assigneeId) continue
      add(one.id, other.id)
      add(other.id, one.id)
    }
  return clashes
}
