import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listWords } from '#content/en/admin-lists.ts'

/** What lies behind the header of a phone is not in sight. */
const headerPixels = 60

/** Rows that were on the screen once. */
const seen = new Set<string>()

/** That rows came in above what the screen shows, and the way there. `rows` are the ids of the elements of those. */
export function ArrivedAbove({ rows }: { rows: readonly string[] }) {
  const [unseen, setUnseen] = useState<readonly string[]>([])
  useEffect(() => {
    function look() {
      const isHidden = (row: string) => {
        const top = document.getElementById(row)?.getBoundingClientRect().top
        // A row was seen when its beginning was.
        if (top === undefined || top >= headerPixels) seen.add(row)
        return !seen.has(row)
      }
      const hidden = rows.filter(isHidden)
      setUnseen((before) => (before.length === hidden.length ? before : hidden))
    }
    look()
    document.addEventListener('scroll', look, { passive: true })
    return () => document.removeEventListener('scroll', look)
  }, [rows])
  const [newest] = unseen
  if (!newest) return null
  return (
    <button
      type="button"
      className="arrived-above"
      onClick={() => {
        const row = document.getElementById(newest)
        row?.focus({ preventScroll: true })
        row?.scrollIntoView()
      }}
    >
      <ArrowUp className="icon" aria-hidden="true" />
      {listWords.arrivedAbove(unseen.length)}
    </button>
  )
}
