/** Stored in `users.role`; without one of these a user cannot sign in. */
export const roles = [
  'owner',
  'dispatcher',
  'technicianWithPayments',
  'technician',
  'writer',
  'reader',
] as const

export type Role = (typeof roles)[number]

/**
 * `leads`: quotes and messages with their files, deliveries and figures, and own devices. `money`: estimates, invoices and
 * payments. `content`: posts, images, revisions, testimonials, reviews. `settings`: the business, notifications, the audit
 * log, people and backups.
 */
export type Area = 'leads' | 'money' | 'content' | 'settings'

/**
 * `own`: the records that are assigned to them, as far as a model or a call has a notion of that (`own` of a model and of
 * `staffOf`); whatever has none refuses them.
 */
type Right = 'write' | 'read' | 'own' | 'none'

export type Rights = Readonly<Record<Area, Right>>

/** The only place that says who may do what. Write includes read. */
const rightsByRole: Readonly<Record<Role, Rights>> = {
  owner: { leads: 'write', money: 'write', content: 'write', settings: 'write' },
  dispatcher: { leads: 'write', money: 'write', content: 'read', settings: 'none' },
  technicianWithPayments: { leads: 'own', money: 'own', content: 'none', settings: 'none' },
  technician: { leads: 'own', money: 'none', content: 'none', settings: 'none' },
  writer: { leads: 'none', money: 'none', content: 'write', settings: 'none' },
  reader: { leads: 'read', money: 'read', content: 'read', settings: 'none' },
}

export const rightsOf = (role: Role): Rights => rightsByRole[role]

export const rolesThatWrite = (area: Area): Role[] =>
  roles.filter((role) => rightsByRole[role][area] === 'write')

/** Whose work is at the customer's door. */
export const rolesThatGoOut: readonly Role[] = roles.filter((role) => rightsByRole[role].leads === 'own')

export const rolesThatTakeLeads: readonly Role[] = roles.filter((role) =>
  ['write', 'own'].includes(rightsByRole[role].leads),
)

export const seesOnlyOwn = ({ role }: { role: Role }, area: Area): boolean =>
  rightsByRole[role][area] === 'own'

/** On all records of the area, or on those that are assigned to them. */
export const mayWorkIn = (actor: { role: Role; readOnly?: true }, area: Area): boolean =>
  mayIn(actor, area, 'write') || (!actor.readOnly && seesOnlyOwn(actor, area))

export const mayWorkOnLeads = (actor: { role: Role; readOnly?: true }): boolean => mayWorkIn(actor, 'leads')

export const parseRole = (text: string | null | undefined): Role | undefined =>
  roles.find((role) => role === text)

export function mayIn(
  { role, readOnly }: { role: Role; readOnly?: true },
  area: Area,
  wanted: 'read' | 'write',
): boolean {
  if (wanted === 'write' && readOnly) return false
  const right = rightsByRole[role][area]
  return right === 'write' || right === wanted
}
