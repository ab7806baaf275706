import type { ListName, ProfileDraft } from './profile-draft.ts'

/** A change of a list's rows, as the buttons beside them say it: "add licenses", "remove licenses 1". */
export type RowChange = { list: ListName; remove?: number }

/** A new row of hours begins with an ordinary day. */
const newHours = { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' }

/** The draft with a row more or less. */
export function withRows(draft: ProfileDraft, { list, remove }: RowChange): ProfileDraft {
  if (remove !== undefined) return { ...draft, [list]: draft[list].filter((_row, index) => index !== remove) }
  switch (list) {
    case 'licenses':
      return { ...draft, licenses: [...draft.licenses, { number: '', holder: draft.name, covers: '' }] }
    case 'affiliations':
      return { ...draft, affiliations: [...draft.affiliations, ''] }
    default:
      return { ...draft, [list]: [...draft[list], newHours] }
  }
}

const lists: readonly ListName[] = ['licenses', 'affiliations', 'fieldHours', 'officeHours']

/** The value that a button sends for a change. */
export const changeText = ({ list, remove }: RowChange) => (remove === undefined ? list : `${list}.${remove}`)

/** The change that a button sent; undefined when the form was saved. */
export function changeIn(form: FormData): RowChange | undefined {
  const [name, index] = String(form.get('rows') ?? '').split('.')
  const list = lists.find((each) => each === name)
  return list && { list, ...(index !== undefined && { remove: Number(index) }) }
}
