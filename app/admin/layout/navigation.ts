import { FileText, Inbox, LayoutDashboard, type LucideIcon, Mail, Quote, Settings, Star } from 'lucide-react'
import type { ComponentType } from 'react'
import { href } from 'react-router'
import { LeadSkeletons } from '#app/admin/leads/lead-screen.tsx'
import { TableSkeleton } from '#app/admin/list/list-states.tsx'
import { adminWords, quotesWords } from '#words/admin.ts'
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
  /** What is shown while it loads, when it is a list. */
  list?: NextList
  /** How many records wait to be handled, and the text for that number. */
  waiting?: { count: (counts: PanelCounts) => number; text: (count: number) => string }
}

export type NextList = {
  words: { title: string; loading: string }
  Skeleton: ComponentType
  /** Name of its rows in the style sheet, where the list has a width of its own. */
  row?: string
}

export const navigation: readonly NavigationEntry[] = [
  { label: dashboardWords.title, path: href('/admin'), icon: LayoutDashboard, isExact: true },
  {
    label: postsWords.title,
    path: href('/admin/blogs'),
    icon: FileText,
    list: { words: postsWords, Skeleton: TableSkeleton },
  },
  {
    label: testimonialsWords.title,
    path: href('/admin/testimonials'),
    icon: Quote,
    list: { words: testimonialsWords, Skeleton: TableSkeleton, row: 'testimonial' },
  },
  {
    label: reviewsWords.title,
    path: href('/admin/reviews'),
    icon: Star,
    list: { words: reviewsWords, Skeleton: TableSkeleton, row: 'review' },
    waiting: { count: (counts) => counts.reviewCounts.pending, text: adminWords.pendingCount },
  },
  {
    label: adminWords.quoteRequests,
    path: href('/admin/quotes'),
    icon: Inbox,
    list: { words: quotesWords, Skeleton: LeadSkeletons },
    waiting: { count: (counts) => counts.quoteCounts.new, text: adminWords.newCount },
  },
  {
    label: messagesWords.title,
    path: href('/admin/messages'),
    icon: Mail,
    list: { words: messagesWords, Skeleton: LeadSkeletons },
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
