import { eq, max } from 'drizzle-orm'
import { isEntered } from '#content/entered-texts.ts'
import type { Language } from '#content/languages.ts'
import { idsIn, isBlank, isOwnEntry, orderAfter } from '#content/own-lists.ts'
import type { TextTrees } from '#content/own-words.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import type { Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { ownTexts } from '#server/schema/own-texts.ts'
import { allowContacts } from './own-text-contacts.ts'
import { editableTextsOf, keysSaid, type ListedText, listTexts, originalsFor } from './own-text-list.ts'
import { isOursAgain, type OwnText, readNewest, type StoredText } from './own-text-rows.ts'
import {
  checkedOrder,
  cleaned,
  defaultOf,
  type Editable,
  isListed,
  mayHide,
  problemOf,
} from './own-text-rules.ts'

export const ownTextsModel = 'OwnTexts'

/** `since`: the version of the text that was seen; refused where it has another one now. */
export type TextChange = {
  key: string
  value?: string | null
  isHidden?: boolean | null
  since?: number | null
}

/** A change without a value that hides nothing brings our text back, and our order of a list. */
export async function publishTexts(
  language: Language,
  changes: readonly TextChange[],
  call: Call<StaffOrSystem>,
): Promise<Result<ListedText[]>> {
  return call.db.transaction(async (tx) => {
    // One after the other, so that versions count up.
    await holdLock(tx, `own texts ${language.code}`)
    const newest = new Map(
      (await readNewest(tx, { language: language.code })).map((text) => [text.key, text]),
    )
    const stored = [...newest.values()].filter((text) => !isOursAgain(text))
    const texts = new Map<string, OwnText>(stored.map((text) => [text.key, text]))
    const after = changes.map((change) => {
      const { key, value } = change
      // Of a text this is no order, and only tells which texts there are.
      return value ? { key, value: orderAfter(texts.get(key)?.value ?? '', value) } : change
    })
    const reading = { services: call.services, db: tx }
    const editable = await editableTextsOf(language, reading, [...stored, ...after])
    const originals = await originalsFor(language, { newest: [...newest.values()], editable }, reading)
    const fields: Record<string, Reason> = {}
    const published = new Map<string, OwnText>()
    const publish = (after: OwnText) => {
      // Saying the same again, or ours, confirms a translation; what was entered has none of ours.
      const isConfirmed = originals.has(after.key) && !(isEntered(after.key) && isOursAgain(after))
      if (isSame(after, texts.get(after.key)) && !isConfirmed) return
      published.set(after.key, after)
      texts.set(after.key, after)
    }
    for (const change of changes) {
      const after = ownTextOf(change, editable.get(change.key), texts.get(change.key))
      const last = newest.get(change.key)
      if ('reason' in after) fields[change.key] ??= after
      else if (last && last.version > (change.since ?? last.version) && !isSame(after, last))
        fields[change.key] ??= { reason: 'textChanged', facts: { author: last.author } }
      else publish(after)
    }
    for (const text of ofRemovedEntries(texts, stored, editable)) publish({ ...text, value: null })
    for (const key of emptyTexts(texts, published, editable)) fields[key] ??= { reason: 'entryEmpty' }
    for (const key of keptAnyway(await language.texts(), texts, editable))
      fields[key] ??= { reason: 'textLast' }
    if (Object.keys(fields).length > 0) return refuse({ code: 'BAD_INPUT', reason: 'checkTexts', fields })
    if (published.size > 0) {
      const allowed = await allowContacts(tx, [...published.values()], { editable, before: newest, call })
      if (!allowed.ok) return allowed
      await store(tx, language, [...published.values()], call)
    }
    const listed = await listTexts(language, reading)
    const keys = new Set(changes.map(({ key }) => key))
    return done(listed.filter(({ key }) => keys.has(key)))
  })
}

function ownTextOf(
  { key, value, isHidden }: TextChange,
  editable: Editable | undefined,
  before: OwnText | undefined,
): OwnText | Reason {
  const ours = { key, value: null, isHidden: false, replaced: editable ? defaultOf(editable) : '' }
  const isOurs = !isHidden && (value === null || value === undefined)
  if (!editable) return isOurs && before ? { ...ours, replaced: before.replaced } : { reason: 'textUnknown' }
  if (isOurs) return ours
  if (isHidden) return mayHide(editable) ? { ...ours, isHidden: true } : { reason: 'textNeeded' }
  const text = cleaned(value ?? '')
  const order = isListed(editable) ? checkedOrder(text, before?.value ?? '', editable) : text
  if (typeof order !== 'string') return order
  if (order === ours.replaced && order !== '' && !isEntered(key)) return ours
  const problem = isListed(editable) ? undefined : problemOf(text, editable)
  return problem ?? { ...ours, value: order }
}

function ofRemovedEntries(
  texts: ReadonlyMap<string, OwnText>,
  stored: readonly StoredText[],
  editable: ReadonlyMap<string, Editable>,
): OwnText[] {
  const removed = stored.flatMap(({ key, value }) => {
    const list = editable.get(key)
    if (!list || !isListed(list)) return []
    const left = idsIn(texts.get(key)?.value ?? '')
    return idsIn(value ?? '').flatMap((id) => (isOwnEntry(id) && !left.includes(id) ? [`${key}.${id}`] : []))
  })
  return [...texts.values()].filter(({ key }) => removed.some((entry) => `${key}.`.startsWith(`${entry}.`)))
}

function emptyTexts(
  texts: ReadonlyMap<string, OwnText>,
  published: ReadonlyMap<string, OwnText>,
  editable: ReadonlyMap<string, Editable>,
): string[] {
  const entries = [...published.values()].flatMap(({ key, value }) => {
    const place = editable.get(key)
    if (!place || !isListed(place)) return []
    return idsIn(value ?? '').flatMap((id) => (isOwnEntry(id) ? [`${key}.${id}`] : []))
  })
  return [...editable.values()].flatMap((place) => {
    if (isListed(place) || !isBlank(place.text) || texts.get(place.key)?.value) return []
    const isPublished = published.has(place.key)
    return isPublished || entries.some((entry) => `${place.key}.`.startsWith(`${entry}.`)) ? [place.key] : []
  })
}

/** Hidden texts that are shown all the same, because a list must keep an entry. */
function keptAnyway(
  trees: TextTrees,
  texts: ReadonlyMap<string, OwnText>,
  editable: ReadonlyMap<string, Editable>,
): string[] {
  const own = [...texts.values()].filter((text) => !isOursAgain(text) && editable.has(text.key))
  const hidden = own.flatMap(({ key, isHidden }) => (isHidden ? [key] : []))
  const [first] = [...editable.values()].flatMap((place) => (isListed(place) ? [] : [place.facts]))
  if (hidden.length === 0 || !first) return []
  const said = keysSaid(trees, own, first)
  return hidden.filter(said)
}

function isSame(after: OwnText, before: OwnText | undefined): boolean {
  if (!before || isOursAgain(before)) return isOursAgain(after)
  return (
    after.value === before.value && after.isHidden === before.isHidden && after.replaced === before.replaced
  )
}

async function store(
  tx: Transaction,
  { code }: Language,
  texts: readonly OwnText[],
  { actor }: Call<StaffOrSystem>,
): Promise<void> {
  const [last] = await tx
    .select({ version: max(ownTexts.version) })
    .from(ownTexts)
    .where(eq(ownTexts.language, code))
  const version = (last?.version ?? 0) + 1
  const author = actor.kind === 'staff' ? actor.name : 'Lantern'
  await tx.insert(ownTexts).values(texts.map((text) => ({ ...text, language: code, version, author })))
  await recordAudit(tx, actor, {
    action: 'update',
    subject: ownTextsModel,
    subjectId: `${code} ${version}`,
    after: Object.fromEntries(texts.map(({ key, value, isHidden }) => [key, isHidden ? '(hidden)' : value])),
  })
  await announce(tx, { model: ownTextsModel, operation: 'update', id: code })
}
