export const usualMinutes = 60

export const usualLengths = [15, 30, 45, 60, 90, 120, 180, 240, 480]
export const usualWindows = [30, 60, 90, 120, 180, 240, 300]
export const usualRepeats = [1, 3, 6, 12]

export const lengthsWith = (lengths: readonly number[], ...set: readonly (number | null)[]): number[] =>
  [...new Set([...lengths, ...set.filter((minutes) => minutes !== null)])].toSorted((a, b) => a - b)

type Timed = { id: string; scheduledAt: Date; scheduledMinutes: number | null; assigneeId: string | null }

const minutesAfter = (moment: Date | string, minutes: number) =>
  new Date(new Date(moment).getTime() + minutes * 60_000)

/** When the work ends. In a window of arrival it is planned from its beginning. */
export const endOf = ({
  scheduledAt,
  scheduledMinutes,
}: Pick<Timed, 'scheduledAt' | 'scheduledMinutes'>): Date =>
  minutesAfter(scheduledAt, scheduledMinutes ?? usualMinutes)

/** When the window of arrival ends; null for an exact time, or none. */
export const windowEndOf = ({
  scheduledAt,
  windowMinutes,
}: {
  scheduledAt: Date | string | null
  windowMinutes: number | null
}): Date | null => (scheduledAt && windowMinutes ? minutesAfter(scheduledAt, windowMinutes) : null)

export const declines = ['anotherTime', 'noAppointment'] as const

/** What the customer does not want of the appointment, until staff set another one or have talked to them. */
export type Decline = (typeof declines)[number]

/** A new appointment answers it, and so does what ends the follow-up. */
export function declineOf(request: {
  scheduledAt: Date | string | null
  declinedAppointment: Date | string | null
  followUpAt: Date | string | null
}): Decline | null {
  const { scheduledAt, declinedAppointment, followUpAt } = request
  if (!declinedAppointment || !followUpAt) return null
  if (!scheduledAt) return 'noAppointment'
  return new Date(scheduledAt).getTime() === new Date(declinedAppointment).getTime() ? 'anotherTime' : null
}

type Picked = {
  pickedFrom: Date | string | null
  pickedUntil: Date | string | null
  reservedUntil: Date | string | null
}

const minutesBetween = (from: Date | string, until: Date | string) =>
  (new Date(until).getTime() - new Date(from).getTime()) / 60_000

/** The window that the customer asked for online, as the appointment that it would be, until staff answer. */
export function wishOf<Moment extends Date | string>({
  pickedFrom,
  pickedUntil,
  reservedUntil,
}: { [Name in keyof Picked]: Moment | null }): { scheduledAt: Moment; windowMinutes: number } | null {
  if (!pickedFrom || !pickedUntil || reservedUntil) return null
  return { scheduledAt: pickedFrom, windowMinutes: minutesBetween(pickedFrom, pickedUntil) }
}

/** Nobody answered it in time. */
export const isWishOver = (picked: Picked, now: Date): boolean =>
  wishOf(picked) !== null && picked.pickedUntil !== null && new Date(picked.pickedUntil) <= now

/** Kept for a customer who has not said yet that they book it. */
export const isReserved = ({ pickedFrom, reservedUntil }: Picked, now: Date): boolean =>
  pickedFrom !== null && reservedUntil !== null && new Date(reservedUntil) > now

type Visit = Pick<Timed, 'scheduledMinutes'> & {
  scheduledAt: Date | null
  windowMinutes: number | null
  arrivesAt: Date | null
}

/** Ahead or under way, until the work is over. An appointment stands until staff move it, whatever the customer asked for. */
export const isVisitOpen = (visit: Visit, now: Date): boolean =>
  [windowEndOf(visit) ?? visit.scheduledAt, visit.arrivesAt].some(
    (begins) => begins !== null && endOf({ ...visit, scheduledAt: begins }) > now,
  )

/** By id: what the same person has at the same time, and what begins or ends too close to drive there. */
export type Conflicts = ReadonlyMap<string, { clashes: readonly string[]; tight: readonly string[] }>

export function conflictsOf(appointments: readonly Timed[], travelMinutes: number): Conflicts {
  const inOrder = appointments.toSorted(
    (one, other) => one.scheduledAt.getTime() - other.scheduledAt.getTime(),
  )
  const conflicts = new Map<string, { clashes: string[]; tight: string[] }>()
  const add = (id: string, other: string, how: 'clashes' | 'tight') => {
    const found = conflicts.get(id) ?? { clashes: [], tight: [] }
    found[how].push(other)
    conflicts.set(id, found)
  }
  for (const [index, one] of inOrder.entries())
    for (const other of inOrder.slice(index + 1)) {
      const end = endOf(one)
      if (other.scheduledAt >= minutesAfter(end, travelMinutes)) break
      if (one.assigneeId === null || one.assigneeId !== other.assigneeId) continue
      const how = other.scheduledAt < end ? 'clashes' : 'tight'
      add(one.id, other.id, how)
      add(other.id, one.id, how)
    }
  return conflicts
}
