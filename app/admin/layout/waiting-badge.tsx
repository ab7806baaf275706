import type { NavigationEntry } from './navigation.ts'
import type { PanelCounts } from './panel-counts.ts'

type WaitingBadgeProps = { entry: NavigationEntry | undefined; counts: PanelCounts | undefined }

/** How many wait for somebody behind an entry; nothing when none do. */
export function WaitingBadge({ entry, counts }: WaitingBadgeProps) {
  if (!entry?.waiting || !counts) return null
  const count = entry.waiting.count(counts)
  if (count === 0) return null
  return <span className="new-badge">{entry.waiting.text(count)}</span>
}
