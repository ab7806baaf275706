import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import { areKeysOn, singleKeyOf } from '#app/admin/inbox/keys.ts'
import { type MayOpen, useMayWrite } from '#app/admin/rights.ts'
import { screenWords } from '#words/panel/screens.ts'

const path = href('/admin/calls/new')
const { newRequest: words } = screenWords

export function useNewRequestKey(mayOpen: MayOpen) {
  const isOpen = useLocation().pathname === path
  const navigate = useNavigate()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!mayOpen(path) || isOpen || singleKeyOf(event) !== 'n' || !areKeysOn()) return
    event.preventDefault()
    void navigate(path)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

export function NewRequestInMenu({ onClick }: { onClick: () => void }) {
  if (!useMayWrite('leads')) return null
  return (
    <Link to={path} className="btn sidebar-new" onClick={onClick} aria-keyshortcuts="n">
      <Plus className="icon" />
      {words}
    </Link>
  )
}
