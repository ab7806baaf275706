import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#app/ui/logo.tsx'
import { adminWords } from '#content/en/admin.ts'
import { entryOf, navigation } from './navigation.ts'
import type { PanelCounts } from './panel-counts.ts'
import { useCompany } from './panel-title.tsx'
import { SignOut } from './sign-out.tsx'
import { type Menu, menuId } from './use-menu.ts'
import { WaitingBadge } from './waiting-badge.tsx'

type SidebarProps = {
  pathname: string
  counts: PanelCounts | undefined
  username: string | undefined
  menu: Menu
  /** What just came in. */
  news: ReactNode
}

/** Always there on wide screens; on small ones the popover that the menu button opens. */
export function Sidebar({ pathname, counts, username, menu, news }: SidebarProps) {
  const current = entryOf(pathname)
  return (
    <section
      id={menuId}
      popover="auto"
      onToggle={menu.onToggle}
      className="sidebar night"
      aria-label={adminWords.panel}
      // As a menu it is modal: the content is inert meanwhile.
      {...(menu.isOpen && { role: 'dialog', 'aria-modal': true })}
    >
      <div className="flex items-center gap-[min(0.625rem,2.5vw)] px-[min(0.625rem,2.5vw)] pt-1 pb-5 font-bold font-condensed text-[1.3125rem] leading-none">
        <Logo className="h-8.5 w-6.5 shrink-0" />
        <span className="grow text-balance">{useCompany()}</span>
        <button
          type="button"
          className="menu-button -mr-1 shrink-0 md:hidden"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={adminWords.closeMenu}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={adminWords.navigation} className="flex flex-col gap-0.5">
        {navigation.map((entry) => (
          <Link
            key={entry.path}
            to={entry.path}
            className="sidebar-link"
            onClick={menu.close}
            aria-current={entry === current ? 'page' : undefined}
          >
            <entry.icon className="icon" aria-hidden="true" />
            <span className="grow">{entry.label}</span>
            <WaitingBadge entry={entry} counts={counts} />
          </Link>
        ))}
      </nav>
      {news}
      <div className="mt-auto border-rule border-t px-2.5 pt-4 pb-1 text-fine text-ink-2">
        <p className="truncate font-semibold text-ink text-note">{username || adminWords.fallbackUsername}</p>
        <p>{adminWords.role}</p>
        <SignOut />
      </div>
    </section>
  )
}
