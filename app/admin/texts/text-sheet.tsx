import { type ReactNode, useRef, useState } from 'react'
import { TextArea } from '#app/admin/form/fields.tsx'
import { SpeaksOf } from '#app/admin/form/other-places/speaks-of.tsx'
import { textIn } from '#app/admin/submission/submitted.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { textsWords, onPageWords as words } from '#words/panel/texts.ts'
import { listIn, type TextsDraft, withOrder, withText } from './draft.ts'
import { added, type Move, movedEntry, moves, orderNow, type TextList, taken } from './list-changes.ts'
import { nameOfText } from './list-row.tsx'
import { currentText, type EditedText, type TextChange } from './text-data.ts'
import { placeOfText } from './text-pages.ts'

export type PressedText = { text: EditedText; entry?: { list: EditedText & TextList; id: string } }

type TextSheetProps = {
  pressed: PressedText
  draft: TextsDraft
  onChange: (draft: TextsDraft) => void
  onClose: () => void
}

export function TextSheet({ pressed: { text, entry }, draft, onChange: setDraft, onClose }: TextSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isAdding, setAdding] = useState(false)
  const { key, default: ours, isHidden, mayHide, longest, version: since } = text
  const change = draft.find((one) => one.key === key)
  const onChange = (next: TextChange | undefined) => setDraft(withText(draft, key, next))
  const now = change?.isHidden ? ours : (change?.value ?? (change ? ours : currentText(text)))
  const isOwn = ours === ''
  const isChanged = !isOwn && (change ? change.isHidden || change.value !== null : text.state !== null)
  const close = () => dialog.current?.close()
  function save(form: FormData) {
    const value = textIn(form, 'text').replace(/\s+/g, ' ')
    const hides = form.has('hide')
    const isAsPublished = hides ? isHidden : !isHidden && value === currentText(text)
    onChange(isAsPublished ? undefined : { key, value: hides ? null : value, isHidden: hides, since })
    close()
  }
  return (
    <Dialog
      ref={dialog}
      className="dialog edit-sheet"
      aria-label={entry && isAdding ? textsWords.addTo(placeOfText(entry.list.key)) : placeOfText(key)}
      onClose={onClose}
      closesOnBackdrop
      onOpen={(opened) => opened.querySelector('textarea')?.focus()}
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
        hidden={isAdding}
        onSubmit={(event) => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <p className="text-fine text-ink-2">{placeOfText(key)}</p>
        <TextArea
          id="sheet-text"
          name="text"
          label={words.text}
          rows={4}
          required={isOwn}
          maxLength={longest}
          defaultValue={now}
        />
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
  <div className="mt-4 flex flex-wrap justify-end gap-3">
    {children}
    <button type="button" className="btn" onClick={onCancel}>
      {words.cancel}
    </button>
    <button type="submit" className="btn btn-strong">
      {words.done}
    </button>
  </div>
)
