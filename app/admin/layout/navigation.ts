import { FileText, Inbox, LayoutDashboard, type LucideIcon, Mail, Quote, Settings, Star } from 'lucide-react'
import { href } from 'react-router'
import { adminWords } from '#words/admin.ts'
import { inboxWords } from '#words/admin-inbox.ts'
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
  /** Paths below its own do not belong to it. */
  isExact?: true
  /** How many records wait to be handled, and the text for that number. */
  waiting?: { count: (counts: PanelCounts) => number; text: (count: number) => string }
}

export const navigation: readonly NavigationEntry[] = [
  { label: dashboardWords.title, path: href('/admin'), icon: LayoutDashboard, isExact: true },
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

/** How many records of all kinds wait to be handled. */
export const countWaiting = (counts: PanelCounts): number =>
  navigation.reduce((sum, { waiting }) => sum + (waiting?.count(counts) ?? 0), 0)

/** The entry that a path belongs to, if any. */
export const navigationEntryAt = (pathname: string): NavigationEntry | undefined =>
  navigation.find(({ path, isExact }) => pathname === path || (!isExact && pathname.startsWith(`${path}/`)))
