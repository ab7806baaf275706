import { LogOut, Menu as MenuIcon, X } from 'lucide-react'
import { type FormEvent, type ReactNode, type ToggleEvent, useCallback, useState } from 'react'
import { href, Link } from 'react-router'
import { clearUnsavedTexts } from '#app/admin/unsaved-text.ts'
import { Logo } from '#app/ui/logo.tsx'
import { adminWords } from '#words/admin.ts'
import { entryOf, type NavigationEntry, navigation } from './navigation.ts'
import { useCompany } from './panel-context.tsx'
import type { PanelCounts } from './panel-counts.ts'

const menuId = 'admin-menu'

/**
 * The sidebar as a menu on small screens. It is a popover, so opening, Escape, a tap outside and giving the focus
 * back are the browser's and work without script; this knows whether it is open.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)

  const onToggle = useCallback((event: ToggleEvent<HTMLElement>) => {
    const isNowOpen = event.newState === 'open'
    setOpen(isNowOpen)
    if (isNowOpen) event.currentTarget.querySelector<HTMLElement>('button, a')?.focus()
  }, [])

  const close = useCallback(() => {
    const menu = document.getElementById(menuId)
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }, [])

  return { isOpen, onToggle, close }
}

type Menu = ReturnType<typeof useMenu>

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

type WaitingBadgeProps = { entry: NavigationEntry | undefined; counts: PanelCounts | undefined }

/** How many wait for somebody behind an entry; nothing when none do. */
function WaitingBadge({ entry, counts }: WaitingBadgeProps) {
  if (!entry?.waiting || !counts) return null
  const count = entry.waiting.count(counts)
  if (count === 0) return null
  return <span className="new-badge">{entry.waiting.text(count)}</span>
}

const mostMs = 20_000

/**
 * Signs out, and says so when that did not reach the server: whoever walks away from a shared computer must know. Not by the
 * router, which would first load what the route needs; and the page that follows is loaded anew, with nothing of before.
 */
function SignOut() {
  const [hasFailed, setFailed] = useState(false)

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailed(false)
    try {
      const answer = await fetch(href('/admin/sign-out'), {
        method: 'POST',
        body: new URLSearchParams(),
        signal: AbortSignal.timeout(mostMs),
      })
      if (!answer.ok) throw new Error(`sign-out was answered with ${answer.status}`)
      clearUnsavedTexts()
      window.location.assign(answer.url)
    } catch {
      // Nothing was answered, or not by us.
      setFailed(true)
    }
  }

  return (
    <form method="post" action={href('/admin/sign-out')} onSubmit={leave}>
      <button
        type="submit"
        className="-ml-2.5 mt-1 flex min-h-12 items-center gap-3 rounded-md px-2.5 text-ink text-note"
      >
        <LogOut className="icon" aria-hidden="true" />
        {adminWords.signOut}
      </button>
      {hasFailed && (
        <p role="alert" className="form-alert">
          {adminWords.notSignedOut}
        </p>
      )}
    </form>
  )
}
