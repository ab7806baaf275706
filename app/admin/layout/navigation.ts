import { Inbox, type LucideIcon } from 'lucide-react'
import { href } from 'react-router'
import { adminWords } from '#content/en/admin.ts'
import type { QuoteCounts } from '../quotes/documents.ts'

export type NavigationEntry = {
  label: string
  path: string
  icon: LucideIcon
  /** How many wait for somebody, out of the counts that the layout loads. */
  newCount?: (counts: QuoteCounts) => number
}

/** Only places that exist: an entry arrives together with its screen. */
export const navigation: readonly NavigationEntry[] = [
  {
    label: adminWords.quoteRequests,
    path: href('/admin/quotes'),
    icon: Inbox,
    newCount: (counts) => counts.new,
  },
]

/** The entry that a path belongs to. */
export const entryOf = (pathname: string): NavigationEntry | undefined =>
  navigation.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
