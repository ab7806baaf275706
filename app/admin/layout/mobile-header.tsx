import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminWords } from '#content/en/admin.ts'
import { entryOf } from './navigation.ts'
import type { PanelCounts } from './panel-counts.ts'
import { type Menu, menuId } from './use-menu.ts'
import { WaitingBadge } from './waiting-badge.tsx'

type MobileHeaderProps = {
  pathname: string
  counts: PanelCounts | undefined
  menu: Menu
  /** What just came in; stands where the name of the screen is otherwise. */
  news: ReactNode
}

/** Stays at the top of small screens: the menu, where we are, and how many wait. */
export function MobileHeader({ pathname, counts, menu, news }: MobileHeaderProps) {
  const entry = entryOf(pathname)
  return (
    <header className="mobile-header night">
      <button
        type="button"
        className="menu-button"
        popoverTarget={menuId}
        aria-controls={menuId}
        aria-expanded={menu.isOpen}
        aria-label={adminWords.openMenu}
      >
        <MenuIcon className="icon" aria-hidden="true" />
      </button>
      {news || (
        <>
          <span className="mobile-title">{entry?.label ?? adminWords.panel}</span>
          <WaitingBadge entry={entry} counts={counts} />
        </>
      )}
    </header>
  )
}
