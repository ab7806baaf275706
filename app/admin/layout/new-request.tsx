import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { areKeysOn, singleKeyOf } from '#app/admin/inbox/keys.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { screenWords } from '#words/panel/screens.ts'

const path = href('/admin/calls/new')
const { newRequest: words } = screenWords

/** On a phone it stands under the thumb, where no other buttons do; `n` opens it on every screen. */
export function NewRequest() {
  const mayWrite = useMayWrite('leads')
  const isOpen = useLocation().pathname === path
  const navigate = useNavigate()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!mayWrite || isOpen || singleKeyOf(event) !== 'n' || !areKeysOn()) return
    event.preventDefault()
    void navigate(path)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!mayWrite || isOpen) return null
  return (
    <nav className="new-request" aria-label={words}>
      <Link to={path} aria-label={words} title={words}>
        <Plus className="icon" aria-hidden="true" />
      </Link>
    </nav>
  )
}

export function NewRequestInMenu({ onClick }: { onClick: () => void }) {
  if (!useMayWrite('leads')) return null
  return (
    <Link to={path} className="btn new-request-in-menu" onClick={onClick} aria-keyshortcuts="n">
      <Plus className="icon" aria-hidden="true" />
      {words}
    </Link>
  )
}
