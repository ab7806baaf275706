import { LogOut, Menu as MenuIcon, X } from 'lucide-react'
import { type FormEvent, type ReactNode, type ToggleEvent, useCallback, useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { address } from '#app/address.ts'
import { sendWaitingCalls, unsavedCalls } from '#app/admin/leads/unsaved-calls.ts'
import {
  countedEntry,
  menuOf,
  type NavigationEntry,
  navigationEntryAt,
} from '#app/admin/navigation/navigation.ts'
import { useMayOpen, useUserId } from '#app/admin/rights.ts'
import { useFirm } from '#app/admin/screen/panel-context.tsx'
import type { PanelCounts } from '#app/admin/screen/panel-counts.ts'
import { unsentPresses, wipe } from '#app/admin/sealed/waiting-presses.ts'
import { clearUnsavedTexts } from '#app/admin/storage/unsaved-text.ts'
import { Alert } from '#app/ui/alert.tsx'
import { FirmName } from '#app/ui/logo.tsx'
import { unsavedCallWords } from '#words/panel/calls/unsaved.ts'
import { listWords } from '#words/panel/lists.ts'
import { adminWords } from '#words/panel/panel.ts'
import { sealedInPanelWords } from '#words/panel/sealed/in-panel.ts'
import { type RoleName, roleWords } from '#words/panel/settings/roles.ts'
import { NewRequestInMenu } from './new-request.tsx'
import { openPopoversByAttribute } from './popovers-by-attribute.ts'

export const menuId = 'admin-menu'

/**
 * The sidebar is a popover on small screens: the browser closes it on Escape and on a tap outside, and returns the focus.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)

  const onToggle = useCallback((event: ToggleEvent<HTMLElement>) => {
    const isNowOpen = event.newState === 'open'
    setOpen(isNowOpen)
    if (isNowOpen) event.currentTarget.querySelector<HTMLElement>('button, a')?.focus()
  }, [])

  const close = useCallback(() => document.getElementById(menuId)?.hidePopover(), [])

  useEffect(openPopoversByAttribute, [])

  return { isOpen, onToggle, close }
}

type Menu = ReturnType<typeof useMenu>

type MobileHeaderProps = {
  pathname: string
  counts: PanelCounts | undefined
  menu: Menu
  news: ReactNode
}

export function MobileHeader({ pathname, counts, menu, news }: MobileHeaderProps) {
  const entry = navigationEntryAt(pathname)
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
        <MenuIcon className="icon" />
      </button>
      {news || (
        <>
          <span className="min-w-min flex-1">
            {entry?.label ?? (pathname === href('/admin/trash') ? listWords.trash : adminWords.panel)}
          </span>
          <WaitingBadge entry={countedEntry(entry)} counts={counts} />
        </>
      )}
    </header>
  )
}

type SidebarProps = {
  pathname: string
  counts: PanelCounts | undefined
  name: string | undefined
  role: RoleName | undefined
  settingsBadge: string | undefined
  menu: Menu
  news: ReactNode
}

export function Sidebar({ pathname, counts, name, role, settingsBadge, menu, news }: SidebarProps) {
  const current = navigationEntryAt(pathname)
  const line = current?.tabOf ?? current?.label
  const groups = menuOf(useMayOpen(), counts)
  return (
    <section
      id={menuId}
      popover="auto"
      onToggle={menu.onToggle}
      className="sidebar night"
      aria-label={adminWords.panel}
      // As a menu it is modal: the content is inert.
      {...(menu.isOpen && { role: 'dialog', 'aria-modal': true })}
    >
      <div className="sidebar-firm">
        <FirmName
          firm={useFirm()}
          size={{ height: 'h-8.5', width: 'w-6.5' }}
          className="min-w-0 grow text-balance"
        />
        <button
          type="button"
          className="menu-button -mr-1 shrink-0 md:hidden"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={adminWords.closeMenu}
        >
          <X className="icon" />
        </button>
      </div>
      <NewRequestInMenu onClick={menu.close} />
      <nav aria-label={adminWords.navigation} className="sidebar-groups">
        {groups.map(({ id, label, entries }) => (
          <div key={id}>
            {label && <p id={`menu-${id}`}>{label}</p>}
            <ul aria-labelledby={label && `menu-${id}`}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link
                    to={entry.path}
                    className="sidebar-link"
                    data-in-inbox={entry.isInInbox}
                    onClick={menu.close}
                    aria-current={entry.label === line || entry === current ? 'page' : undefined}
                  >
                    {entry.icon && <entry.icon className="icon" />}
                    <span className="grow">{entry.inMenu ?? entry.label}</span>
                    <WaitingBadge entry={entry} counts={counts} />
                    {id === 'settings' && settingsBadge && (
                      <span className="alert-badge">{settingsBadge}</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {news}
      <div className="sidebar-person">
        <p className="sidebar-name">{name || adminWords.fallbackUsername}</p>
        <p>{roleWords[role ?? 'owner'].label}</p>
        <SignOut />
      </div>
    </section>
  )
}

type WaitingBadgeProps = { entry: NavigationEntry | undefined; counts: PanelCounts | undefined }

function WaitingBadge({ entry, counts }: WaitingBadgeProps) {
  if (!entry?.waiting || !counts) return null
  const count = entry.waiting.count(counts)
  if (count === 0) return null
  return (
    <span className="new-badge" data-quiet={!entry.waiting.isForCall || undefined}>
      {entry.waiting.text(count)}
    </span>
  )
}

const timeoutMs = 20_000

/**
 * Says when it failed: on a shared computer that matters. Not sent by the router, which would load again first; a full
 * page load leaves no data in memory.
 */
function SignOut() {
  const [failure, setFailure] = useState('')
  const person = useUserId()

  async function signOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailure('')
    try {
      await sendWaitingCalls(person)
      const unsaved = unsavedCalls(person).length
      if (unsaved > 0) return setFailure(unsavedCallWords.notSignedOut(unsaved))
      const waiting = await unsentPresses()
      if (waiting > 0) return setFailure(sealedInPanelWords.notSignedOut(waiting))
      const response = await fetch(address(href('/admin/sign-out')), {
        method: 'POST',
        body: new URLSearchParams(),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`sign-out: ${response.status}`)
      clearUnsavedTexts()
      await wipe()
      window.location.assign(response.url)
    } catch {
      // No response, or an error of a server in between.
      setFailure(adminWords.notSignedOut)
    }
  }

  return (
    <form method="post" action={address(href('/admin/sign-out'))} onSubmit={signOut}>
      <button type="submit" className="sign-out">
        <LogOut className="icon" />
        {adminWords.signOut}
      </button>
      <Alert>{failure}</Alert>
    </form>
  )
}
