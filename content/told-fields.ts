/** Set by the rules beside the person’s own change; named only when nothing else changed. */
const followers = new Set([
  'approvedAt',
  'publishedAt',
  'contactedAt',
  'completedAt',
  'listedAt',
  'phoneE164',
  'calledAt',
  'takenAt',
  'onTheWayAt',
  'codeWord',
])

/** Which fields of a change the activity names. */
export function toldFields(changed: object): string[] {
  const names = Object.keys(changed)
  const chosen = names.filter((name) => !followers.has(name))
  return chosen.length > 0 ? chosen : names
}
