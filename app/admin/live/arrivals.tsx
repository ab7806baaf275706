import { X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { recordHref } from '#app/admin/records/row-href.ts'
import { deviceStorage } from '#app/admin/storage/device-storage.ts'
import { adminWords } from '#words/panel/panel.ts'
import { arrivalWords as words } from '#words/panel/screens.ts'

export type Arrival = { kind: keyof typeof words; id: string; name: string; about: string }

export function arrivalText(arrived: readonly Arrival[]): string {
  const kinds = new Set(arrived.map(({ kind }) => kind))
  const texts = [...kinds].map((kind) => {
    const [first, ...others] = arrived.filter((arrival) => arrival.kind === kind)
    if (first && others.length === 0) return words[kind].one(first.name, first.about)
    return words[kind].several(others.length + 1)
  })
  return texts.join('. ')
}

const inbox = href('/admin/inbox')

const listPaths = {
  Quote: href('/admin/quotes'),
  Message: href('/admin/messages'),
  Call: href('/admin/calls'),
}

const pathsOf = ({ kind }: Arrival): readonly [string, ...string[]] => {
  if (kind === 'Review') return [href('/admin/reviews')]
  return [inbox, listPaths[kind]]
}

function arrivalPath(arrived: readonly [Arrival, ...Arrival[]]): string {
  const [first, ...others] = arrived
  const newest = others.at(-1)
  if (newest) return pathsOf(newest)[0]
  const { kind, id } = first
  return recordHref(kind, id)
}

const gatherMs = 2_000

/** `unseen`: what belongs to another screen than this one, until that is opened or `dismiss` called. */
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
        // The arrival is announced as text too, so a failed sound is no loss.
        soundArrival().catch(() => undefined)
        unsaid.current = []
      }, gatherMs)
    },
    [announce],
  )

  // An open request has its list beside it.
  const screen = pathname.replace(/^(\/admin\/(?:inbox|quotes|messages|calls))\/.*/, '$1')
  const isElsewhere = (arrival: Arrival) => !pathsOf(arrival).includes(screen)
  if (!unseen.every(isElsewhere)) setUnseen(unseen.filter(isElsewhere))
  return { arrived, unseen, dismiss: () => setUnseen([]), onArrival }
}

type ArrivalNoticeProps = { unseen: readonly Arrival[]; onDismiss: () => void }

export function ArrivalNotice({ unseen: [first, ...others], onDismiss }: ArrivalNoticeProps) {
  if (!first) return null
  const isWaiting = [first, ...others].some(({ kind }) => kind === 'Quote' || kind === 'Message')
  return (
    <section className="arrival-notice" aria-label={adminWords.arrivals}>
      <p>{arrivalText([first, ...others])}</p>
      <Link
        to={arrivalPath([first, ...others])}
        className={`btn btn-small ${isWaiting ? 'btn-primary' : ''}`}
      >
        {adminWords.openArrival}
      </Link>
      <button
        type="button"
        className="grid size-12 shrink-0 place-items-center rounded-md"
        aria-label={adminWords.closeArrivals}
        onClick={onDismiss}
      >
        <X className="icon" />
      </button>
    </section>
  )
}

const key = 'lantern.sound'

export const isSoundOn = () => deviceStorage.get(key) === 'on'

export function setSoundOn(isOn: boolean) {
  if (isOn) deviceStorage.set(key, 'on')
  else deviceStorage.remove(key)
}

/** Before a first tap browsers only complain. */
async function soundArrival(): Promise<void> {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive) return
  const { playChime } = await import('./chime.ts')
  await playChime()
}
