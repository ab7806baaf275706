import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rowIdOf, useList } from './list-context.ts'

/**
 * Mails link to a row by fragment (`#quote-...`), which the server does not see. When that row is not in the list,
 * this asks for it by name; the list then shows it on top.
 */
export function useLinkedRow() {
  const { address, query } = useList()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const prefix = `#${rowIdOf(address, '')}`
  const id = hash.startsWith(prefix) ? hash.slice(prefix.length) : undefined
  useEffect(() => {
    if (!id) return
    const row = document.getElementById(rowIdOf(address, id))
    if (row) row.focus()
    else if (query.linked !== id)
      void navigate(`${address.path({ ...query, linked: id })}#${rowIdOf(address, id)}`, { replace: true })
  }, [id, address, query, navigate])
}
