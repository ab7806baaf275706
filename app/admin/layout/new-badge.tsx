import { adminWords } from '#content/en/admin.ts'

/** How many new things wait; nothing when none do. */
export function NewBadge({ count }: { count: number }) {
  if (count === 0) return null
  return <span className="new-badge">{adminWords.newCount(count)}</span>
}
