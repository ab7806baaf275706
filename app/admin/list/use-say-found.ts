import { useEffect, useRef } from 'react'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { type ListWords, listWords } from '#content/en/admin-lists.ts'
import type { ListAnswer } from './kept-lists.ts'

/** Says how many rows a search or a filter found, to people who do not see the list change. */
export function useSayFound({ list, loaded }: ListAnswer<{ total: number }>, { empty }: ListWords) {
  const announce = useAnnounce()
  const said = useRef(list)
  const total = loaded?.total
  useEffect(() => {
    if (said.current === list || total === undefined) return
    said.current = list
    announce(total === 0 ? empty : listWords.found(total))
  }, [list, total, empty, announce])
}
