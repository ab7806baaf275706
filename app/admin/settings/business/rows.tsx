import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { businessWords as words } from '#words/admin-business.ts'
import { useDraftFields } from './draft-fields.tsx'
import { changeText, type RowChange } from './list-rows.ts'
import type { ListName } from './profile-draft.ts'

type RowsProps = {
  list: ListName
  count: number
  /** What a row is called: "License 2". */
  nameOf: (position: number) => string
  add: string
  /** What stands there instead of rows. */
  none?: string
  children: (path: number) => ReactNode
}

/** Rows that come and go, each a group under its name; without script the server answers with the form changed. */
export function Rows({ list, count, nameOf, add, none, children }: RowsProps) {
  const { errors } = useDraftFields()
  return (
    <div className="profile-rows">
      {count === 0 && none && <p className="mt-4 text-ink-2 text-note">{none}</p>}
      {Array.from({ length: count }, (_, index) => (
        // Rows have no other identity than their place; the list is made anew when one comes or goes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={index} className="profile-row">
          <legend className="font-semibold text-fine text-ink-2">{nameOf(index + 1)}</legend>
          {children(index)}
          <RowButton change={{ list, remove: index }} what={nameOf(index + 1)} />
        </fieldset>
      ))}
      {errors[list] && (
        <p id={`${list}-error`} className="mt-3 font-semibold text-alert text-fine">
          {errors[list]}
        </p>
      )}
      <RowButton change={{ list }} what={nameOf(count + 1)} add={add} isInvalid={list in errors} />
    </div>
  )
}

type RowButtonProps = { change: RowChange; what: string; add?: string; isInvalid?: boolean }

function RowButton({ change, what, add, isInvalid = false }: RowButtonProps) {
  const { onRows } = useDraftFields()
  const RowIcon = add ? Plus : X
  return (
    <button
      type="submit"
      name="rows"
      value={changeText(change)}
      formNoValidate
      className={add ? 'btn mt-4 max-sm:w-full' : 'btn btn-square profile-row-remove'}
      aria-label={add ? undefined : words.removeOf(what)}
      title={add ? undefined : words.removeOf(what)}
      aria-describedby={isInvalid ? `${change.list}-error` : undefined}
      data-rows={add && change.list}
      onClick={(event) => {
        event.preventDefault()
        onRows(change, what)
      }}
    >
      <RowIcon className="icon" aria-hidden="true" />
      {add}
    </button>
  )
}
