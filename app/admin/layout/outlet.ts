import { useOutletContext } from 'react-router'
import type { QuoteCounts } from '../quotes/documents.ts'

/** What the layout hands to the screen inside it. `counts` is undefined when they could not be loaded. */
export type AdminOutlet = { counts: QuoteCounts | undefined }

export const useAdminOutlet = () => useOutletContext<AdminOutlet>()
