import { GripVertical } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { TextArea } from '#app/admin/form/fields.tsx'
import type { ErrorsByField } from '#app/admin/submission/submitted.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { textsWords as words } from '#words/panel/texts.ts'
import { useDragOrder } from './drag-order.ts'
import {
  added,
  entriesOf,
  isTextList,
  type ListedEntry,
  type Move,
  movedEntry,
  moves,
  type TextList,
  taken,
} from './list-changes.ts'
import { type EditedText, ReadTexts, type TextChange, textName } from './text-data.ts'
import { spokenKey } from './text-pages.ts'

const sent = { entry: 'entry', add: 'add', text: 'new ' } as const

type Done = { changes: TextChange[]; done: string }

/** What a button of a list asks for, by the list as it is stored now: what is on the screen may be older. */
export async function listChange(form: FormData, run: Run): Promise<Done | { refused: string } | undefined> {
  const [pressed, addTo] = [form.get(sent.entry), form.get(sent.add)]
  if (typeof pressed !== 'string' && typeof addTo !== 'string') return undefined
  const [key, id = '', act = ''] = String(pressed ?? addTo).split(' ')
  const read = await run(ReadTexts, { language: String(form.get('language')) })
  if (!read.ok) return { refused: read.refusal.message }
  const { texts } = read.value
  const list = texts.filter(isTextList).find((one) => one.key === key)
  if (!list) return { refused: words.entryGone }
  if (typeof addTo === 'string') {
    const said = (name: string) => String(form.get(`${sent.text}${list.key} ${name}`) ?? '')
    const changes = added(list, Object.fromEntries(list.entry.map(({ name }) => [name, said(name)])))
    return { changes, done: words.added(said(list.entry[0]?.name ?? '')) }
  }
  const entries = entriesOf(list, texts)
  const entry = entries.find((one) => one.id === id)
  if (!entry) return { refused: words.entryGone }
  const move = /^\d+$/.test(act) ? Number(act) : moves.find((one) => one === act)
  if (move === undefined) return { changes: [taken(list, id)], done: words.took(entry.label) }
  const { change, place } = movedEntry(list, id, move)
  return { changes: [change], done: words.moved(entry.label, place, entries.length) }
}

type ListRowProps = {
  name: string
  list: EditedText & TextList
  entries: readonly ListedEntry[]
  errors: ErrorsByField
  mayWrite: boolean
}

export function ListRow({ name, list, entries, errors, mayWrite }: ListRowProps) {
  const ids = entries.map(({ id }) => id).join(' ')
  const dropped = useRef<HTMLButtonElement>(null)
  const [pressed, setPressed] = useState<{ id: string; move: Move }>()
  const listed = useRef<HTMLOListElement>(null)
  // A moved element has lost the focus, and at an end its button cannot be pressed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each order
  useEffect(() => {
    if (!pressed) return
    const buttons = listed.current?.querySelectorAll<HTMLButtonElement>(`[data-entry="${pressed.id}"]`)
    const usable = [...(buttons ?? [])].filter(({ disabled }) => !disabled)
    const same = usable.find(({ dataset }) => dataset.move === pressed.move)
    ;(same ?? usable[0])?.focus()
  }, [ids])
  const dragOf = useDragOrder(listed, ids.split(' '), (id, place) => {
    const button = dropped.current
    if (!button) return
    button.value = `${list.key} ${id} ${place}`
    button.form?.requestSubmit(button)
  })
  return (
    <details
      className="text-list"
      open={Object.keys(errors).some((key) => key.startsWith(`${list.key}.own-`)) || undefined}
    >
      <summary>
        {words.list(name, entries.length)}
        {list.state && (
          <span className="state" data-on>
            {words.listOwn}
          </span>
        )}
      </summary>
      {list.state === 'outdated' && (
        <div className="notice mt-2 text-note">
          <p>{words.listOutdated}</p>
          <input type="hidden" name={textName(list.key)} value={list.value ?? ''} />
          <button
            type="submit"
            name="keep"
            value={list.key}
            className="btn btn-small mt-2"
            aria-label={words.keepFor(name)}
          >
            {words.keep}
          </button>
        </div>
      )}
      <ol ref={listed}>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            {mayWrite && (
              <span className="text-list-grip" title={words.drag} aria-hidden="true" {...dragOf(entry.id)}>
                <GripVertical className="icon" />
              </span>
            )}
            <p>
              {entry.label}
              {entry.isOwn && <span className="text-tag">{words.ownEntry}</span>}
              {entry.isHidden && <span className="text-tag">{words.hidden}</span>}
            </p>
            {mayWrite && (
              <div className="flex flex-wrap gap-2">
                {moves.map((move) => (
                  <button
                    key={move}
                    type="submit"
                    name={sent.entry}
                    value={`${list.key} ${entry.id} ${move}`}
                    className="btn btn-small"
                    aria-label={(move === 'up' ? words.upOf : words.downOf)(entry.label)}
                    disabled={index === (move === 'up' ? 0 : entries.length - 1)}
                    data-entry={entry.id}
                    data-move={move}
                    onClick={() => setPressed({ id: entry.id, move })}
                  >
                    {words[move]}
                  </button>
                ))}
                {entry.isOwn && (
                  <button
                    type="submit"
                    name={sent.entry}
                    value={`${list.key} ${entry.id} take`}
                    className="btn btn-small"
                    aria-label={words.takeOf(entry.label)}
                  >
                    {words.take}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <button ref={dropped} type="submit" name={sent.entry} hidden />
      {mayWrite && <NewEntry key={ids} name={name} list={list} errors={errors} />}
      {mayWrite && list.state && (
        <button type="submit" name="ours" value={list.key} className="btn btn-small mt-3">
          {entries.some(({ isOwn }) => isOwn) ? words.orderOnly : words.order}
        </button>
      )}
    </details>
  )
}

function NewEntry({ name, list, errors }: Pick<ListRowProps, 'name' | 'list' | 'errors'>) {
  const id = useId()
  return (
    <fieldset className="text-new">
      <legend className="font-semibold text-note">{words.addTo(name)}</legend>
      {list.entry.map((text) => (
        <TextArea
          key={text.name}
          id={`${id} ${text.name}`}
          name={`${sent.text}${list.key} ${text.name}`}
          label={nameOfText(text.name)}
          maxLength={text.longest}
          error={newEntryError(list, text.name, errors)}
        />
      ))}
      <button
        type="submit"
        name={sent.add}
        value={list.key}
        className="btn btn-small"
        aria-label={`${words.addAndPublish}: ${name}`}
      >
        {words.addAndPublish}
      </button>
    </fieldset>
  )
}

export const nameOfText = (name: string) =>
  spokenKey(`entry.${name.replace(/\*-1\./g, '').replace(/\.1$/, '')}`) || words.itself

function newEntryError({ key, default: ours }: TextList, name: string, errors: ErrorsByField) {
  const found = Object.entries(errors).find(([at]) => {
    if (!at.startsWith(`${key}.own-`) || ours.includes(at.slice(key.length + 1).split('.')[0] ?? ''))
      return false
    const [id = '', ...path] = at.slice(key.length + 1).split('.')
    return path.join('.') === name.replace('*', id)
  })
  return found?.[1]
}
