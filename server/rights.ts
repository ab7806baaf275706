/** What somebody of the staff is here. Stored in `users.role`; whoever has none of these cannot sign in. */
export const roles = ['owner', 'dispatcher', 'writer', 'reader'] as const

/** One of the roles. */
export type Role = (typeof roles)[number]

/**
 * What the data service keeps, as one gives rights to it:
 * - `leads`: quotes and messages, with everything about them: files, deliveries, figures, own devices for notifications.
 * - `content`: posts, their images and versions, testimonials, reviews.
 * - `settings`: facts about the business, notifications, who did what; and, among the person services, people and backups.
 */
export type Area = 'leads' | 'content' | 'settings'

type Right = 'write' | 'read' | 'none'

/** The rights of a role, by area: the panel shows only what they cover. */
export type Rights = Readonly<Record<Area, Right>>

/** Who may what: the only place that says so. Whoever may write may read. */
const rightsByRole: Readonly<Record<Role, Rights>> = {
  owner: { leads: 'write', content: 'write', settings: 'write' },
  dispatcher: { leads: 'write', content: 'read', settings: 'none' },
  writer: { leads: 'none', content: 'write', settings: 'none' },
  reader: { leads: 'read', content: 'read', settings: 'none' },
}

/** The rights of a role. */
export const rightsOf = (role: Role): Rights => rightsByRole[role]

/** The roles that may work in an area: who gets the mails about it, and the alarms. */
export const rolesThatWrite = (area: Area): Role[] =>
  roles.filter((role) => rightsByRole[role][area] === 'write')

/** The role that a text names; undefined for every other text, which gives no right at all. */
export const parseRole = (text: string | null | undefined): Role | undefined =>
  roles.find((role) => role === text)

/** Whether this staff member, or this program of theirs, may read or write in an area. */
export function mayIn(
  { role, readOnly }: { role: Role; readOnly?: true },
  area: Area,
  wanted: 'read' | 'write',
): boolean {
  if (wanted === 'write' && readOnly) return false
  const right = rightsByRole[role][area]
  return right === 'write' || right === wanted
}
