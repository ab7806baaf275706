import { CalendarDays, Inbox, LayoutDashboard, Menu, Plus } from 'lucide-react'
import { href, Link } from 'react-router'
import { countedEntry, navigationEntryAt } from '#app/admin/navigation/navigation.ts'
import { useMayOpen } from '#app/admin/rights.ts'
import type { PanelCounts } from '#app/admin/screen/panel-counts.ts'
import { adminWords } from '#words/panel/panel.ts'
import { screenWords } from '#words/panel/screens.ts'
import { menuId } from './menu.tsx'

const inbox = href('/admin/inbox')

const places = [
  { path: href('/admin'), Icon: LayoutDashboard, label: screenWords.dashboard.title },
  { path: inbox, Icon: Inbox, label: screenWords.inbox.title },
  { path: href('/admin/schedule'), Icon: CalendarDays, label: screenWords.schedule.title },
  { path: href('/admin/calls/new'), Icon: Plus, label: screenWords.newRequest },
]

type BottomBarProps = {
  pathname: string
  counts: PanelCounts | undefined
  settingsBadge: string | undefined
  isMenuOpen: boolean
}

/** On a phone, under the thumb; where a screen has buttons of its own there, the menu opens from the top instead. */
export function BottomBar({ pathname, counts, settingsBadge, isMenuOpen }: BottomBarProps) {
  const mayOpen = useMayOpen()
  const mine = places.filter(({ path }) => mayOpen(path))
  if (mine.length === 0) return null
  const current = countedEntry(navigationEntryAt(pathname))?.path
  const waiting = counts?.inboxCounts.waiting ?? 0
  return (
    <nav className="bottom-bar" aria-label={adminWords.bottomBar}>
      {mine.map(({ path, Icon, label }) => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          <Icon className="icon" />
          {label}
          {path === inbox && waiting > 0 && (
            <>
              <span className="new-badge" aria-hidden="true">
                {waiting > 99 ? '99+' : waiting}
              </span>
              <span className="sr-only"> {adminWords.waitingCount(waiting)}</span>
            </>
          )}
        </Link>
      ))}
      <button type="button" popoverTarget={menuId} aria-controls={menuId} aria-expanded={isMenuOpen}>
        <Menu className="icon" />
        {adminWords.more}
        {settingsBadge && (
          <>
            <span className="alert-dot" aria-hidden="true" />
            <span className="sr-only"> {settingsBadge}</span>
          </>
        )}
      </button>
    </nav>
  )
}
