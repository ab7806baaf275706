export type OpenAmount = { openCents: number; dueOn: string | null }

/** Due by the end of that day. `today`: the day at the business, as "2026-11-29". */
export const isPastDue = ({ openCents, dueOn }: OpenAmount, today: string): boolean =>
  openCents > 0 && dueOn !== null && dueOn < today
