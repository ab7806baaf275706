import { idsIn, isOwnEntry } from '#content/own-lists.ts'
import { orderNow, type TextList } from './list-changes.ts'
import type { EditedText, TextChange } from './text-data.ts'

/** What is changed on the page and not published. `isList`: the order of a list. */
export type DraftChange = TextChange & { isList?: true }
export type TextsDraft = readonly DraftChange[]

export function listIn<List extends TextList>(draft: TextsDraft, list: List): List {
  const change = draft.find(({ key }) => key === list.key)
  return change ? { ...list, value: change.value } : list
}

export const isInNewEntry = (key: string, list: Pick<TextChange, 'key'>) =>
  key.startsWith(`${list.key}.`) && isOwnEntry(key.slice(list.key.length + 1).split('.')[0] ?? '')

export const without = (draft: TextsDraft, key: string): TextsDraft =>
  draft.filter((change) => change.key !== key && !isInNewEntry(change.key, { key }))

export const withText = (draft: TextsDraft, key: string, change: TextChange | undefined): TextsDraft => [
  ...draft.filter((one) => one.key !== key),
  ...(change ? [change] : []),
]

export function withOrder(
  draft: TextsDraft,
  list: TextList & Pick<EditedText, 'version'>,
  change: TextChange,
): TextsDraft {
  const taken = idsIn(change.value ?? '').flatMap((id) =>
    id.startsWith('-') ? [`${list.key}.${id.slice(1)}`] : [],
  )
  const others = draft.filter(
    ({ key }) => key !== list.key && !taken.some((entry) => `${key}.`.startsWith(`${entry}.`)),
  )
  const ids = idsIn(change.value ?? '').filter((id) => !id.startsWith('-'))
  const isAsPublished = ids.join(' ') === orderNow(list).join(' ')
  return isAsPublished ? others : [...others, { ...change, since: list.version, isList: true }]
}
