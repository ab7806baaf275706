import { FileText, Inbox, LayoutDashboard, type LucideIcon, Mail, Quote, Settings, Star } from 'lucide-react'
import { href } from 'react-router'
import { adminWords } from '#words/admin.ts'
import { dashboardWords } from '#words/admin-dashboard.ts'
import { messagesWords } from '#words/admin-messages.ts'
import { postsWords } from '#words/admin-posts.ts'
import { reviewsWords } from '#words/admin-reviews.ts'
import { settingsWords } from '#words/admin-settings.ts'
import { testimonialsWords } from '#words/admin-testimonials.ts'
import type { PanelCounts } from './panel-counts.ts'

export type NavigationEntry = {
  label: string
  path: string
  icon: LucideIcon
  /** Nothing below its path belongs to it. */
  isAlone?: true
  /** What waits for somebody, out of the counts that the layout loads, and the word for it. */
  waiting?: { count: (counts: PanelCounts) => number; text: (count: number) => string }
}

/** Only places that exist: an entry arrives together with its screen. */
export const navigation: readonly NavigationEntry[] = [
  { label: dashboardWords.title, path: href('/admin'), icon: LayoutDashboard, isAlone: true },
  { label: postsWords.title, path: href('/admin/blogs'), icon: FileText },
  { label: testimonialsWords.title, path: href('/admin/testimonials'), icon: Quote },
  {
    label: reviewsWords.title,
    path: href('/admin/reviews'),
    icon: Star,
    waiting: { count: (counts) => counts.reviewCounts.pending, text: adminWords.pendingCount },
  },
  {
    label: adminWords.quoteRequests,
    path: href('/admin/quotes'),
    icon: Inbox,
    waiting: { count: (counts) => counts.quoteCounts.new, text: adminWords.newCount },
  },
  {
    label: messagesWords.title,
    path: href('/admin/messages'),
    icon: Mail,
    waiting: { count: (counts) => counts.messageCounts.new, text: adminWords.newCount },
  },
  { label: settingsWords.title, path: href('/admin/settings'), icon: Settings },
]

/** How many wait for somebody, whatever they wait for. */
export const waitingIn = (counts: PanelCounts): number =>
  navigation.reduce((sum, { waiting }) => sum + (waiting?.count(counts) ?? 0), 0)

/** The entry that a path belongs to. */
export const entryOf = (pathname: string): NavigationEntry | undefined =>
  navigation.find(({ path, isAlone }) => pathname === path || (!isAlone && pathname.startsWith(`${path}/`)))
