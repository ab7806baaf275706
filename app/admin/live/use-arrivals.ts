import { useCallback, useEffect, useRef, useState } from 'react'
import { type Arrival, arrivalText, listPathOf } from './arrival.ts'
import { soundArrival } from './arrival-sound.ts'

const gatherMs = 2_000

/**
 * What came in while somebody was looking, as ids. Said by name, or as a number when several come at once. `unseen` is
 * what belongs to another screen than this one, until that is opened or `dismiss` called.
 */
export function useArrivals(announce: (text: string) => void, pathname: string) {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const [unseen, setUnseen] = useState<readonly Arrival[]>([])
  const unsaid = useRef<Arrival[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const onArrival = useCallback(
    (arrival: Arrival) => {
      setArrived((ids) => new Set(ids).add(arrival.id))
      setUnseen((before) => [...before, arrival])
      unsaid.current.push(arrival)
      if (unsaid.current.length > 1) return
      timer.current = setTimeout(() => {
        announce(arrivalText(unsaid.current))
        // Words say it too; a device that stays silent loses nothing.
        soundArrival().catch(() => undefined)
        unsaid.current = []
      }, gatherMs)
    },
    [announce],
  )

  const isElsewhere = (arrival: Arrival) => listPathOf(arrival) !== pathname
  if (!unseen.every(isElsewhere)) setUnseen(unseen.filter(isElsewhere))
  return { arrived, unseen, dismiss: () => setUnseen([]), onArrival }
}
