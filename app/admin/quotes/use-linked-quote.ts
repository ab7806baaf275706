import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ListQuery, listPath } from './list-query.ts'

/**
 * Mails link to a card by fragment (`#quote-...`), which the server does not see. When that card is not in the
 * list, this asks for it by name; the list then shows it on top.
 */
export function useLinkedQuote(query: ListQuery) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const id = /^#quote-(.+)$/.exec(hash)?.[1]
  useEffect(() => {
    if (!id) return
    const card = document.getElementById(`quote-${id}`)
    if (card) card.focus()
    else if (query.quote !== id)
      void navigate(`${listPath({ ...query, quote: id })}#quote-${id}`, { replace: true })
  }, [id, query, navigate])
}
