import {
  Boxes,
  Calculator,
  CalendarDays,
  ChartColumn,
  Files,
  FileText,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
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
 * `inMenu`: its name in the menu, where it holds more than its own screen. `isExact`: paths below its own do not belong to it.
 * `list`: what is shown while it loads, when it is a list. `tabOf`: label of the entry with which it shares a line of the menu: its
 * screen is a tab there. `aloneIf`: when it has a line of its own for whoever may not open that entry. `opens`: where that tab leads, if not to its path. `isInInbox`: a view of the inbox stands below it, and its
 * records are counted there. `isForCall`: people who wait for a call, which is what amber is for.
 */
export type NavigationEntry = {
  label: string
  group: NavigationGroup
  inMenu?: string
  path: string
  opens?: string
  icon?: LucideIcon
  isExact?: true
  list?: NextList
  tabOf?: string
  aloneIf?: (counts: PanelCounts) => boolean
  isInInbox?: true
  waiting?: { count: (counts: PanelCounts) => number; text: (count: number) => string; isForCall?: true }
}

type NavigationGroup = (typeof groups)[number]['id']

export type NextList = {
  words: { title: string; loading: string }
  Skeleton: ComponentType
  row?: string
}

const groups = [
  { id: 'start' },
  { id: 'work', label: words.groups.work },
  { id: 'money', label: words.groups.money },
  { id: 'site', label: words.groups.site },
  { id: 'settings' },
] as const

const inbox: NavigationEntry = {
  label: words.inbox.title,
  group: 'work',
  path: href('/admin/inbox'),
  icon: Inbox,
  list: { words: words.inbox, Skeleton: InboxSkeleton, row: 'inbox' },
  waiting: { count: (counts) => counts.inboxCounts.waiting, text: adminWords.waitingCount, isForCall: true },
}

const viewOfInbox = (view: Required<NextList>['words'], path: string): NavigationEntry => ({
  label: view.title,
  group: 'work',
  isInInbox: true,
  path,
  list: { words: view, Skeleton: InboxSkeleton, row: 'inbox' },
})

export const navigation: readonly NavigationEntry[] = [
  {
    label: words.dashboard.title,
    group: 'start',
    path: href('/admin'),
    icon: LayoutDashboard,
    isExact: true,
  },
  inbox,
  viewOfInbox(words.quotes, href('/admin/quotes')),
  viewOfInbox(words.messages, href('/admin/messages')),
  viewOfInbox(words.calls, href('/admin/calls')),
  { label: words.schedule.title, group: 'work', path: href('/admin/schedule'), icon: CalendarDays },
  {
    label: words.customers.title,
    group: 'work',
    path: href('/admin/customers'),
    icon: Users,
    list: { words: words.customers, Skeleton: TableSkeleton, row: 'customer' },
  },
  {
    label: words.estimates.title,
    group: 'money',
    path: href('/admin/estimates'),
    icon: Calculator,
    list: { words: words.estimates, Skeleton: TableSkeleton, row: 'estimate' },
  },
  {
    label: words.invoices.title,
    group: 'money',
    path: href('/admin/invoices'),
    icon: Receipt,
    list: { words: words.invoices, Skeleton: TableSkeleton, row: 'invoice' },
  },
  { label: words.drawers.title, group: 'money', tabOf: words.invoices.title, path: href('/admin/drawers') },
  {
    label: words.prices.title,
    group: 'money',
    path: href('/admin/prices'),
    icon: Tag,
    list: { words: words.prices, Skeleton: TableSkeleton, row: 'price' },
  },
  {
    label: words.stock.title,
    group: 'money',
    tabOf: words.prices.title,
    path: href('/admin/stock'),
    icon: Boxes,
    aloneIf: (counts) => counts.stock.isOn,
  },
  { label: words.reports.title, group: 'money', path: href('/admin/reports'), icon: ChartColumn },
  {
    label: words.pages.title,
    group: 'site',
    inMenu: words.pagesAndTexts,
    path: href('/admin/pages'),
    icon: Files,
    list: { words: words.pages, Skeleton: TableSkeleton, row: 'page' },
  },
  {
    label: words.texts.title,
    group: 'site',
    tabOf: words.pages.title,
    path: href('/admin/texts'),
    opens: href('/admin/texts/on-page'),
  },
  {
    label: words.redirects.title,
    group: 'site',
    tabOf: words.pages.title,
    path: href('/admin/redirects'),
    list: { words: words.redirects, Skeleton: TableSkeleton, row: 'redirect' },
  },
  {
    label: words.posts.title,
    group: 'site',
    path: href('/admin/blogs'),
    icon: FileText,
    list: { words: words.posts, Skeleton: TableSkeleton },
  },
  {
    label: words.reviews.title,
    group: 'site',
    path: href('/admin/reviews'),
    icon: Star,
    list: { words: words.reviews, Skeleton: TableSkeleton, row: 'review' },
    waiting: { count: (counts) => counts.reviewCounts.pending, text: adminWords.pendingCount },
  },
  {
    label: words.testimonials.title,
    group: 'site',
    path: href('/admin/testimonials'),
    icon: Quote,
    list: { words: words.testimonials, Skeleton: TableSkeleton, row: 'testimonial' },
  },
  {
    label: words.settings.title,
    group: 'settings',
    path: href('/admin/settings'),
    icon: Settings,
  },
]

export const allowedNavigation = (mayOpen: MayOpen): readonly NavigationEntry[] =>
  navigation.filter(({ path }) => mayOpen(path))

type EntriesOfGroup = { id: NavigationGroup; label?: string; entries: readonly NavigationEntry[] }

/** The lines of the menu; a group of which one may open nothing is left out. */
export function menuOf(mayOpen: MayOpen, counts: PanelCounts | undefined): readonly EntriesOfGroup[] {
  const allowed = allowedNavigation(mayOpen)
  const isLine = ({ tabOf, aloneIf }: NavigationEntry) =>
    !tabOf || (counts && aloneIf?.(counts) && !allowed.some(({ label }) => label === tabOf))
  const lines = allowed.filter(isLine)
  return groups
    .map((each) => ({ ...each, entries: lines.filter(({ group }) => group === each.id) }))
    .filter(({ entries }) => entries.length > 0)
}

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
