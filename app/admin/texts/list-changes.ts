import { idsIn, isOwnEntry } from '#content/own-lists.ts'
import { currentText, type EditedText, type TextChange } from './text-data.ts'

export type TextList = Pick<EditedText, 'key' | 'value' | 'default'> & {
  entry: NonNullable<EditedText['entry']>
}

export const isTextList = (text: EditedText): text is EditedText & TextList => text.entry !== null

export type ListedEntry = { id: string; label: string; isOwn: boolean; isHidden: boolean }

/** The ids of its entries as they stand; what the owner did not name comes last. */
export function orderNow(list: Pick<TextList, 'value' | 'default'>): string[] {
  const [own, ours] = [idsIn(list.value ?? ''), idsIn(list.default)]
  return [
    ...own.filter((id) => isOwnEntry(id) || ours.includes(id)),
    ...ours.filter((id) => !own.includes(id)),
  ]
}

export const entriesOf = (list: TextList, texts: readonly EditedText[]): ListedEntry[] =>
  orderNow(list).map((id) => {
    const own = texts.filter(({ key, entry }) => entry === null && isIn(key, `${list.key}.${id}`))
    const [first] = own
    return {
      ...{
        id,
        label: first ? currentText(first) : id,
        isOwn: isOwnEntry(id) && !idsIn(list.default).includes(id),
      },
      isHidden: own.some(({ isHidden }) => isHidden),
    }
  })

const isIn = (key: string, entry: string) => key === entry || key.startsWith(`${entry}.`)

/** The innermost list in an entry of which a text stands, and that entry. */
export function entryOfText<List extends { key: string }>(
  key: string,
  lists: readonly List[],
): { list: List; id: string } | undefined {
  const [list] = lists
    .filter((one) => key.startsWith(`${one.key}.`))
    .toSorted((one, other) => other.key.length - one.key.length)
  return list && { list, id: key.slice(list.key.length + 1).split('.')[0] ?? '' }
}

const orderChange = ({ key }: Pick<TextList, 'key'>, ids: readonly string[]): TextChange => ({
  ...{ key, value: ids.join(' '), isHidden: false },
})

export const moves = ['up', 'down'] as const
export type Move = (typeof moves)[number]

/** By one place, or to a place, which begins with 0. */
export function movedEntry(
  list: TextList,
  id: string,
  move: Move | number,
): { change: TextChange; place: number } {
  const ids = orderNow(list)
  const from = ids.indexOf(id)
  const wanted = typeof move === 'number' ? move : from + (move === 'up' ? -1 : 1)
  const to = Math.min(Math.max(wanted, 0), ids.length - 1)
  const others = ids.filter((one) => one !== id)
  return { change: orderChange(list, [...others.slice(0, to), id, ...others.slice(to)]), place: to + 1 }
}

export const taken = (list: TextList, id: string): TextChange =>
  orderChange(list, [...orderNow(list).filter((one) => one !== id), `-${id}`])

/** `after`: the entry below which it comes to stand; without one it comes last. */
export function added(list: TextList, texts: Readonly<Record<string, string>>, after?: string): TextChange[] {
  const id = `own-${crypto.randomUUID().slice(0, 8)}`
  const ids = orderNow(list)
  const at = after === undefined ? ids.length : ids.indexOf(after) + 1
  return [
    orderChange(list, [...ids.slice(0, at), id, ...ids.slice(at)]),
    ...list.entry.map(({ name }) => ({
      key: [list.key, id, name.replace('*', id)].filter(Boolean).join('.'),
      value: texts[name] ?? '',
      isHidden: false,
    })),
  ]
}
