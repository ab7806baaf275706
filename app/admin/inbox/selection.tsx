import { Check, ListChecks, Trash2 } from 'lucide-react'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useFetcher } from 'react-router'
import { useShowUndo } from '#app/admin/list/undo.tsx'
import { useMailLeaves } from '#app/admin/screen/panel-context.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { inboxWords as words } from '#words/panel/inbox.ts'
import {
  type BulkIntent,
  type BulkResult,
  choiceOf,
  leadState,
  type RequestBefore,
  textOfResult,
} from './bulk.ts'
import type { RequestInInbox } from './inbox-list.ts'

type Selection = {
  requests: readonly RequestInInbox[]
  isSelecting: boolean
  setSelecting: (isSelecting: boolean) => void
  selected: ReadonlySet<string>
  /** `withRange`: all from the last one that was pressed. */
  toggle: (id: string, withRange?: boolean) => void
  clear: (ids?: readonly string[]) => void
}

const SelectionContext = createContext<Selection | undefined>(undefined)

export function useSelection(): Selection {
  const selection = use(SelectionContext)
  if (!selection) throw new Error('a part of a selection stands outside of one')
  return selection
}

type SelectionProviderProps = { requests: readonly RequestInInbox[]; children: ReactNode }

export function SelectionProvider({ requests, children }: SelectionProviderProps) {
  const [isSelecting, setSelecting] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)

  const toggle = useCallback(
    (id: string, withRange = false) => {
      setSelecting(true)
      const ids = requests.map((request) => request.id)
      const from = withRange && last.current ? ids.indexOf(last.current) : -1
      const to = ids.indexOf(id)
      last.current = id
      setChosen((before) => {
        const after = new Set(before)
        const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
        const isOn = !before.has(id)
        for (const one of range) isOn ? after.add(one) : after.delete(one)
        return after
      })
    },
    [requests],
  )

  const clear = useCallback((ids?: readonly string[]) => {
    if (!ids) setSelecting(false)
    setChosen((before) => new Set(ids ? [...before].filter((id) => !ids.includes(id)) : []))
  }, [])

  const value = useMemo(() => {
    const selected = new Set(requests.map(({ id }) => id).filter((id) => chosen.has(id)))
    return { requests, isSelecting, setSelecting, selected, toggle, clear }
  }, [requests, isSelecting, chosen, toggle, clear])
  return (
    <SelectionContext value={value}>
      <div className="contents" data-selecting={isSelecting || undefined}>
        {children}
      </div>
    </SelectionContext>
  )
}

export function SelectButton() {
  const { isSelecting, setSelecting, clear } = useSelection()
  return (
    <button
      type="button"
      className="btn btn-small inbox-select"
      aria-pressed={isSelecting}
      onClick={() => (isSelecting ? clear() : setSelecting(true))}
    >
      <ListChecks className="icon" />
      {isSelecting ? words.stopSelecting : words.startSelecting}
    </button>
  )
}

const formId = 'inbox-bulk'

export function RowCheckbox({ request }: { request: RequestInInbox }) {
  const { selected, toggle } = useSelection()
  const withRange = useRef(false)
  return (
    <label className="inbox-pick">
      <input
        type="checkbox"
        name="rows"
        form={formId}
        value={choiceOf(request)}
        aria-label={words.select(request.name)}
        checked={selected.has(request.id)}
        onClick={(event: MouseEvent) => {
          withRange.current = event.shiftKey
        }}
        onChange={() => toggle(request.id, withRange.current)}
      />
    </label>
  )
}

/** Before the script has come it is a form of its own, with all boxes shown. */
export function BulkBar() {
  const { isSelecting, selected, requests } = useSelection()
  const mailLeaves = useMailLeaves()
  const { fetcher, submit, result } = useBulk(formId)
  const isHydrated = useHydrated()
  const isBusy = fetcher.state === 'submitting'
  if (isHydrated && !isSelecting) return null

  const thanked = requests.filter(({ id, isThanked }) => isThanked && (!isHydrated || selected.has(id)))
  const isIdle = isBusy || (isHydrated && selected.size === 0) || undefined
  const press = (intent: BulkIntent) => (event: MouseEvent) => {
    event.preventDefault()
    if (!isBusy && selected.size > 0) submit(intent, [...selected])
  }
  return (
    <form id={formId} method="post" className="inbox-bulk" aria-label={words.bulk}>
      <p role="status">
        {isBusy ? words.saving : selected.size > 0 ? words.selected(selected.size) : words.selectHint}
        {mailLeaves && thanked.length > 0 && (
          <span className="block font-normal">{words.thanks(thanked.length)}</span>
        )}
      </p>
      <Alert className="inbox-bulk-failure">{result && !result.ok && result.problem}</Alert>
      {(['contacted', 'completed'] as const).map((status) => (
        <button
          key={status}
          type="submit"
          name="intent"
          value={status}
          className="btn btn-small"
          aria-disabled={isIdle}
          onClick={press(status)}
        >
          <Check className="icon" />
          {words.mark[status]}
        </button>
      ))}
      <button
        type="submit"
        name="intent"
        value="trash"
        className="btn btn-small text-alert inbox-trash"
        aria-label={words.trash}
        aria-disabled={isIdle}
        onClick={press('trash')}
      >
        <Trash2 className="icon" aria-hidden="true" />
        <span>{words.trash}</span>
      </button>
    </form>
  )
}

export function useBulk(key: string) {
  const { requests, clear } = useSelection()
  const mailLeaves = useMailLeaves()
  const showUndo = useShowUndo()
  const fetcher = useFetcher<BulkResult>({ key })
  const sent = useRef<readonly RequestInInbox[]>([])
  const handled = useRef<BulkResult>(undefined)
  const result = fetcher.state === 'submitting' ? undefined : fetcher.data

  const submit = (intent: BulkIntent, ids: readonly string[]) => {
    sent.current = requests.filter(({ id }) => ids.includes(id))
    const form = new FormData()
    form.set('intent', intent)
    for (const request of sent.current) form.append('rows', choiceOf(request))
    void fetcher.submit(form, { method: 'post' })
  }

  const onResult = useEffectEvent((result: BulkResult) => {
    const { intent, changed = [], ok } = result
    clear(changed.map(({ id }) => id))
    if (ok) clear()
    const before = changed.flatMap(({ id, savedAt }): RequestBefore[] => {
      const request = sent.current.find((one) => one.id === id)
      return request ? [{ ...leadState(request), savedAt }] : []
    })
    const [first] = before
    if (!first) return
    const back = intent === 'trash' ? 'untrash' : 'restore'
    const text = textOfResult(result, mailLeaves ? sent.current : [])
    showUndo({ text, undo: { intent: back, id: first.id, rows: JSON.stringify(before) } })
  })
  useEffect(() => {
    if (!result || handled.current === result) return
    handled.current = result
    if (sent.current.length > 0) onResult(result)
  }, [result])

  return { fetcher, submit, result }
}
