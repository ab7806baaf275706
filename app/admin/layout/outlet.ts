import { useOutletContext } from 'react-router'
import type { LiveState } from '#app/admin/live/live.tsx'
import type { PanelCounts } from './panel-counts.ts'

/** What the layout hands to the screen inside it. `counts` is undefined when they could not be loaded. */
export type AdminOutlet = {
  counts: PanelCounts | undefined
  live: LiveState
  /** Ids of what came in while somebody was looking. */
  arrived: ReadonlySet<string>
}

export const useAdminOutlet = () => useOutletContext<AdminOutlet>()
