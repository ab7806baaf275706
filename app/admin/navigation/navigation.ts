import {
  CalendarDays,
  ChartColumn,
  FileQuestionMark,
  Files,
  FileText,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Phone,
  Quote,
  Receipt,
  Settings,
  Star,
  Tag,
  Users,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { href } from 'react-router'
import { InboxSkeleton, TableSkeleton } from '#app/admin/list/skeletons.tsx'
import type { MayOpen } from '#app/admin/rights.ts'
import type { PanelCounts } from '#app/admin/screen/panel-counts.ts'
import { adminWords } from '#words/panel/panel.ts'
import { screenWords as words } from '#words/panel/screens.ts'

/**
 * `otherwise`: where the entry leads people whose role may not open its path. `isExact`: paths below its own do not
 * belong to it. `list`: what is shown while it loads, when it is a list. `tabOf`: label of the entry with which it
 * shares a line of the menu: its screen is a tab there. `isInInbox`: a view of the inbox stands below it, and its
 * records are counted there. `isForCall`: people who wait for a call, which is what amber is for.
 */
export type NavigationEntry = {
  label: string
  path: string
  icon?: LucideIcon
  otherwise?: string
  isExact?: true
  list?: NextList
  tabOf?: string
  isInInbox?: true
  waiting?: { count: (counts: PanelCounts) => number; text: (count: number) => string; isForCall?: true }
}

export type NextList = {
  words: { title: string; loading: string }
  Skeleton: ComponentType
  row?: string
}

const inbox: NavigationEntry = {
  label: words.inbox.title,
  path: href('/admin/inbox'),
  icon: Inbox,
  list: { words: words.inbox, Skeleton: InboxSkeleton, row: 'inbox' },
  waiting: { count: (counts) => counts.inboxCounts.waiting, text: adminWords.waitingCount, isForCall: true },
}

export const navigation: readonly NavigationEntry[] = [
  inbox,
  {
    label: words.quotes.title,
    isInInbox: true,
    path: href('/admin/quotes'),
    icon: FileQuestionMark,
    list: { words: words.quotes, Skeleton: InboxSkeleton, row: 'inbox' },
  },
  {
    label: words.messages.title,
    isInInbox: true,
    path: href('/admin/messages'),
    icon: Mail,
    list: { words: words.messages, Skeleton: InboxSkeleton, row: 'inbox' },
  },
  {
    label: words.calls.title,
    isInInbox: true,
    path: href('/admin/calls'),
    icon: Phone,
    list: { words: words.calls, Skeleton: InboxSkeleton, row: 'inbox' },
  },
  { label: words.schedule.title, path: href('/admin/schedule'), icon: CalendarDays },
  {
    label: words.customers.title,
    path: href('/admin/customers'),
    icon: Users,
    list: { words: words.customers, Skeleton: TableSkeleton, row: 'customer' },
  },
  {
    label: words.invoices.title,
    path: href('/admin/invoices'),
    icon: Receipt,
    list: { words: words.invoices, Skeleton: TableSkeleton, row: 'invoice' },
  },
  {
    label: words.estimates.title,
    tabOf: words.invoices.title,
    path: href('/admin/estimates'),
    list: { words: words.estimates, Skeleton: TableSkeleton, row: 'estimate' },
  },
  { label: words.dashboard.title, path: href('/admin'), icon: LayoutDashboard, isExact: true },
  { label: words.reports.title, path: href('/admin/reports'), icon: ChartColumn },
  {
    label: words.posts.title,
    path: href('/admin/blogs'),
    icon: FileText,
    list: { words: words.posts, Skeleton: TableSkeleton },
  },
  {
    label: words.testimonials.title,
    path: href('/admin/testimonials'),
    icon: Quote,
    list: { words: words.testimonials, Skeleton: TableSkeleton, row: 'testimonial' },
  },
  {
    label: words.reviews.title,
    path: href('/admin/reviews'),
    icon: Star,
    list: { words: words.reviews, Skeleton: TableSkeleton, row: 'review' },
    waiting: { count: (counts) => counts.reviewCounts.pending, text: adminWords.pendingCount },
  },
  {
    label: words.pages.title,
    path: href('/admin/pages'),
    icon: Files,
    list: { words: words.pages, Skeleton: TableSkeleton, row: 'page' },
  },
  {
    label: words.texts.title,
    tabOf: words.pages.title,
    path: href('/admin/texts'),
  },
  {
    label: words.redirects.title,
    tabOf: words.pages.title,
    path: href('/admin/redirects'),
    list: { words: words.redirects, Skeleton: TableSkeleton, row: 'redirect' },
  },
  {
    label: words.prices.title,
    path: href('/admin/prices'),
    icon: Tag,
    list: { words: words.prices, Skeleton: TableSkeleton, row: 'price' },
  },
  {
    label: words.settings.title,
    path: href('/admin/settings'),
    otherwise: href('/admin/settings/security'),
    icon: Settings,
  },
]

export const allowedNavigation = (mayOpen: MayOpen): readonly NavigationEntry[] =>
  navigation.flatMap((entry) => {
    const path = [entry.path, entry.otherwise].find((to) => to && mayOpen(to))
    return path ? [{ ...entry, path }] : []
  })

export const countWaiting = (counts: PanelCounts, mayOpen: MayOpen): number =>
  navigation
    .filter(({ path }) => mayOpen(path))
    .reduce((sum, { waiting }) => sum + (waiting?.count(counts) ?? 0), 0)

export const navigationEntryAt = (pathname: string): NavigationEntry | undefined =>
  navigation.find(({ path, isExact }) => pathname === path || (!isExact && pathname.startsWith(`${path}/`)))

export const countedEntry = (entry: NavigationEntry | undefined): NavigationEntry | undefined =>
  entry?.isInInbox ? inbox : entry

/** The address of the list of requests, beside which they open. */
export function inboxViewAt(pathname: string): string | undefined {
  const entry = navigationEntryAt(pathname)
  return entry === inbox || entry?.isInInbox ? entry.path : undefined
}
