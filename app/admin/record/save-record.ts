import { data } from 'react-router'
import type { ListAddress } from '#app/admin/list/list.ts'
import type { Unchanged } from '#app/admin/list/row-action.ts'
import type { RecordAnswer } from './record-answer.ts'
import { type RecordValues, valuesIn } from './record-values.ts'
import { type Save, saveUnchanged, toSavedRow } from './save-unchanged.ts'

type RecordForm<Name extends string> = Omit<Save, 'create' | 'update'> & {
  names: readonly Name[]
  /** The list that the form was opened from, and the address that it has there. */
  list: { address: ListAddress; path: string }
  create: (values: RecordValues<Name>) => ReturnType<Save['create']>
  update: (id: string, values: RecordValues<Name>, condition: Unchanged) => ReturnType<Save['update']>
}

/** A form route's `action`: saves and goes on to the row in its list, or shows the form with what is wrong. */
export async function saveRecord<Name extends string>(
  { names, list, create, update, ...rest }: RecordForm<Name>,
  { request, url }: { request: Request; url: URL },
) {
  const form = await request.formData()
  const values = valuesIn(names, form)
  const saved = await saveUnchanged(form, {
    ...rest,
    create: () => create(values),
    update: (id, condition) => update(id, values, condition),
  })
  if (saved.ok) throw toSavedRow(list, url, saved.id)
  return data<RecordAnswer<Name>>({ kind: 'refused', values, ...saved.refusal }, { status: 422 })
}
