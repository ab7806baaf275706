import { type ReactNode, useRef, useState } from 'react'
import { TextArea } from '#app/admin/form/fields.tsx'
import { SpeaksOf } from '#app/admin/form/other-places/speaks-of.tsx'
import { textIn } from '#app/admin/submission/submitted.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { textProblem } from '#content/own-text-problem.ts'
import { chipWords, problemInWords } from '#words/panel/text-facts.ts'
import { textsWords, onPageWords as words } from '#words/panel/texts.ts'
import { listIn, type TextsDraft, withOrder, withText } from './draft.ts'
import { type KnownFacts, textOfField } from './fact-chips.ts'
import { added, type Move, movedEntry, moves, orderNow, type TextList, taken } from './list-changes.ts'
import { nameOfText } from './list-row.tsx'
import { currentText, type EditedText, type TextChange } from './text-data.ts'
import { TextField } from './text-field.tsx'
import { placeOfText } from './text-pages.ts'

/** A text of the page, and the entry of a list of which it is. */
export type PressedText = { text: EditedText; entry?: { list: EditedText & TextList; id: string } }

/** `line`: all texts of the heading or paragraph in which it stands, as they are read there. */
export type Pressed = PressedText & { line: readonly (PressedText & { said: string })[] }

type TextSheetProps = {
  pressed: Pressed
  facts: KnownFacts
  draft: TextsDraft
  onChange: (draft: TextsDraft) => void
  onOther: (pressed: Pressed) => void
  onClose: () => void
}

export function TextSheet({ pressed, facts, draft, onChange: setDraft, onOther, onClose }: TextSheetProps) {
  const { text, entry, line } = pressed
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<string>()
  const { key, default: ours, isHidden, mayHide, given, version: since } = text
  const change = draft.find((one) => one.key === key)
  const onChange = (next: TextChange | undefined) => setDraft(withText(draft, key, next))
  const now = change?.isHidden ? ours : (change?.value ?? (change ? ours : currentText(text)))
  const isOwn = ours === ''
  const isChanged = !isOwn && (change ? change.isHidden || change.value !== null : text.state !== null)
  const isSettled = useRef(false)
  const close = () => {
    isSettled.current = true
    dialog.current?.close()
  }
  /** Whether the text can stand; if not, its field says why. */
  function keep(): boolean {
    if (!form.current || !field.current) return false
    const hides = new FormData(form.current).has('hide')
    const value = textOfField(field.current).replace(/\s+/g, ' ').trim()
    const problem = hides ? undefined : textProblem(value, facts, { ...text, isBlank: isOwn })
    setError(problem && problemInWords(problem))
    if (problem) {
      field.current.focus()
      return false
    }
    const isAsPublished = hides ? isHidden : !isHidden && value === currentText(text)
    onChange(isAsPublished ? undefined : { key, value: hides ? null : value, isHidden: hides, since })
    return true
  }
  return (
    <Dialog
      ref={dialog}
      className="dialog edit-sheet"
      aria-label={entry && isAdding ? textsWords.addTo(placeOfText(entry.list.key)) : placeOfText(key)}
      onClose={() => {
        // By Escape or a press beside it: what is typed stays, as by Done.
        if (!isSettled.current) keep()
        onClose()
      }}
      closesOnBackdrop
      onOpen={(opened) => opened.querySelector<HTMLElement>('[role=textbox]')?.focus()}
    >
      {entry && !isAdding && (
        <InList {...entry} draft={draft} onChange={setDraft} onAdd={() => setAdding(true)} onTaken={close} />
      )}
      {entry && isAdding && (
        <NewEntry
          {...entry}
          onCancel={close}
          onDone={(changes) => {
            const [order, ...texts] = changes
            setDraft([...(order ? withOrder(draft, entry.list, order) : draft), ...texts])
            close()
          }}
          draft={draft}
        />
      )}
      <form
        ref={form}
        hidden={isAdding}
        onSubmit={(event) => {
          event.preventDefault()
          if (keep()) close()
        }}
      >
        <p className="text-fine text-ink-2">{placeOfText(key)}</p>
        {line.length > 1 && (
          <fieldset className="line-texts">
            <legend>{chipWords.madeOf(line.length)}</legend>
            {line.map((one) => (
              <button
                key={one.text.key}
                type="button"
                aria-current={one.text.key === key || undefined}
                onClick={() => one.text.key !== key && keep() && onOther({ ...one, line })}
              >
                {one.said}
              </button>
            ))}
          </fieldset>
        )}
        <TextField {...{ field, facts, ours, given, error }} label={words.text} value={now} />
        {isChanged && (
          <p className="text-ours">
            <b>{words.ours}</b> {ours}
          </p>
        )}
        <SpeaksOf places={text.otherPlaces} />
        {mayHide && (
          <label className="check-box">
            <input type="checkbox" name="hide" defaultChecked={change ? change.isHidden : isHidden} />
            {words.hide}
          </label>
        )}
        <SheetButtons onCancel={close}>
          {isChanged && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                onChange(text.state === null ? undefined : { key, value: null, isHidden: false, since })
                close()
              }}
            >
              {words.restore}
            </button>
          )}
        </SheetButtons>
      </form>
    </Dialog>
  )
}

type InListProps = {
  list: EditedText & TextList
  id: string
  draft: TextsDraft
  onChange: (draft: TextsDraft) => void
  onAdd: () => void
  onTaken: () => void
}

function InList({ list, id, draft, onChange, onAdd, onTaken }: InListProps) {
  const drafted = listIn(draft, list)
  const ids = orderNow(drafted)
  const place = ids.indexOf(id) + 1
  const isOurs = list.default.split(' ').includes(id)
  const move = (to: Move) => onChange(withOrder(draft, list, movedEntry(drafted, id, to).change))
  return (
    <fieldset className="in-list" aria-label={placeOfText(list.key)}>
      <p role="status">{words.place(place, ids.length)}</p>
      {moves.map((to) => {
        const isAtEnd = place === (to === 'up' ? 1 : ids.length)
        return (
          <button
            key={to}
            type="button"
            className="btn btn-small"
            aria-disabled={isAtEnd || undefined}
            onClick={() => !isAtEnd && move(to)}
          >
            {textsWords[to]}
          </button>
        )
      })}
      <button type="button" className="btn btn-small" onClick={onAdd}>
        {words.addBelow}
      </button>
      {!isOurs && (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => {
            onChange(withOrder(draft, list, taken(drafted, id)))
            onTaken()
          }}
        >
          {textsWords.take}
        </button>
      )}
    </fieldset>
  )
}

type NewEntryProps = {
  list: EditedText & TextList
  id: string
  draft: TextsDraft
  onDone: (changes: readonly TextChange[]) => void
  onCancel: () => void
}

function NewEntry({ list, id, draft, onDone, onCancel }: NewEntryProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const said = list.entry.map(({ name }) => [name, textIn(form, name).replace(/\s+/g, ' ')] as const)
        onDone(added(listIn(draft, list), Object.fromEntries(said), id))
      }}
    >
      <p className="text-fine text-ink-2">{textsWords.addTo(placeOfText(list.key))}</p>
      {list.entry.map(({ name, longest }, index) => (
        <TextArea
          key={name}
          id={`new-${index}`}
          name={name}
          label={nameOfText(name)}
          rows={3}
          required
          maxLength={longest}
          autoFocus={index === 0}
        />
      ))}
      <SheetButtons onCancel={onCancel} />
    </form>
  )
}

const SheetButtons = ({ onCancel, children }: { onCancel: () => void; children?: ReactNode }) => (
  <div className="sheet-buttons">
    {children}
    <button type="button" className="btn" onClick={onCancel}>
      {words.cancel}
    </button>
    <button type="submit" className="btn btn-strong">
      {words.done}
    </button>
  </div>
)
