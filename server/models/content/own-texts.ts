import { and, asc, desc, eq, lte, max } from 'drizzle-orm'
import type { Language } from '#content/languages.ts'
import { idsIn, isBlank, isOwnEntry, longestOf, orderAfter } from '#content/own-lists.ts'
import {
  type EntryText,
  keysMarkedIn,
  MarkedWords,
  nameTrees,
  placesOf,
  type TextTrees,
} from '#content/own-words.ts'
import { hasPartFor, pathsOfText } from '#content/text-pages.ts'
import { type BusinessFacts, wordsFor } from '#content/texts.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { ownTexts } from '#server/schema/own-texts.ts'
import { allowContacts } from './own-text-contacts.ts'
import {
  checkedOrder,
  cleaned,
  defaultOf,
  type Editable,
  isListed,
  mayHide,
  namesOfText,
  problemOf,
  stateOf,
  type TextState,
} from './own-text-rules.ts'

export const ownTextsModel = 'OwnTexts'

type StoredText = typeof ownTexts.$inferSelect

export const readOwnTexts = async (
  db: Queryable,
  of?: { language: string; version?: number },
): Promise<StoredText[]> => (await readNewest(db, of)).filter((text) => !isOursAgain(text))

/** The last row of each key, also where it brought our text back. */
function readNewest(db: Queryable, of?: { language: string; version?: number }): Promise<StoredText[]> {
  const { language, version } = of ?? {}
  return db
    .selectDistinctOn([ownTexts.language, ownTexts.key])
    .from(ownTexts)
    .where(
      and(
        language === undefined ? undefined : eq(ownTexts.language, language),
        version === undefined ? undefined : lte(ownTexts.version, version),
      ),
    )
    .orderBy(asc(ownTexts.language), asc(ownTexts.key), desc(ownTexts.version))
}

/**
 * `version`: of its last change, 0 before the first. `stands`: a page or mail of this business says it now. `entry`: what a
 * new entry of a list says. `original`: the text of the owner in the first language, where it is newer than the one of this
 * language; "" where he hides it.
 */
export type ListedText = {
  key: string
  default: string
  value: string | null
  isHidden: boolean
  state: TextState | null
  version: number
  stands: boolean
  replaced: string | null
  paths: readonly string[]
  mayHide: boolean
  longest: number
  given: readonly string[]
  needed: readonly string[]
  entry: readonly EntryText[] | null
  original: string | null
}

export async function listTexts(
  language: Language,
  call: Pick<Call, 'services'> & { db: Queryable },
): Promise<ListedText[]> {
  const newest = await readNewest(call.db, { language: language.code })
  const versions = new Map(newest.map(({ key, version }) => [key, version]))
  const stored = newest.filter((text) => !isOursAgain(text))
  const editable = await editableTextsOf(language, call, stored)
  const originals = await originalsFor(language, stored, call)
  const changed = new Map(stored.map((text) => [text.key, text]))
  const gone = stored.filter(({ key }) => !editable.has(key))
  const profile = call.services.profile()
  const said = keysSaid(await language.texts(), stored, language.words.speechOf(profile).facts)
  return [
    ...Array.from(editable.values(), (text) => shown(text.key, text, changed.get(text.key))),
    ...gone.map((text) => shown(text.key, undefined, text)),
  ].map((text) => ({
    ...text,
    original: originals.get(text.key) ?? null,
    paths: pathsOfText(text.key, profile),
    version: versions.get(text.key) ?? 0,
    stands: said(text.key) && hasPartFor(text.key, profile),
  }))
}

function keysSaid(
  trees: TextTrees,
  own: readonly Pick<StoredText, 'key' | 'value'>[],
  facts: BusinessFacts,
): (key: string) => boolean {
  const speech = { facts, ownWords: new MarkedWords(own.map(({ key, value }) => [key, value])) }
  const said = keysMarkedIn(Object.values(trees).map((tree) => wordsFor(tree, speech)))
  return (key) => said.has(key)
}

/** What the owner said in the first language since he said it in this one. */
async function originalsFor(
  { code }: Language,
  stored: readonly StoredText[],
  { services, db }: Pick<Call, 'services'> & { db: Queryable },
): Promise<Map<string, string>> {
  const [first] = services.languages
  if (code === first.code) return new Map()
  const since = new Map(stored.map(({ key, createdAt }) => [key, createdAt]))
  const originals = await readOwnTexts(db, { language: first.code })
  return new Map(
    originals
      .filter(({ key, createdAt }) => createdAt > (since.get(key) ?? 0))
      .map(({ key, value }) => [key, value ?? '']),
  )
}

function shown(
  key: string,
  editable: Editable | undefined,
  own: StoredText | undefined,
): Omit<ListedText, 'original' | 'paths' | 'stands' | 'version'> {
  return {
    key,
    default: editable ? defaultOf(editable) : (own?.replaced ?? ''),
    value: own?.value ?? null,
    isHidden: own?.isHidden ?? false,
    state: own ? stateOf(own, editable) : null,
    replaced: own?.replaced ?? null,
    mayHide: editable ? mayHide(editable) : false,
    longest: !editable || isListed(editable) ? 0 : longestOf(editable.text),
    ...(!editable || isListed(editable) ? { given: [], needed: [] } : namesOfText(editable)),
    entry: editable && isListed(editable) ? editable.entry : null,
  }
}

export async function editableTextsOf(
  language: Language,
  call: Pick<Call, 'services'>,
  changes: readonly TextChange[],
): Promise<Map<string, Editable>> {
  const trees = await language.texts()
  nameTrees(trees)
  const ownWords = new Map(changes.map(({ key, value = null }) => [key, value]))
  const { facts } = language.words.speechOf(call.services.profile())
  const places = Object.values(trees).flatMap((tree) => Array.from(placesOf(tree, ownWords)))
  return new Map(places.map((place) => [place.key, 'text' in place ? { ...place, facts } : place]))
}

/** `since`: the version of the text that was seen; refused where it has another one now. */
export type TextChange = {
  key: string
  value?: string | null
  isHidden?: boolean | null
  since?: number | null
}

export type OwnText = Pick<StoredText, 'key' | 'value' | 'isHidden' | 'replaced'>

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
    const editable = await editableTextsOf(language, call, [...stored, ...after])
    const originals = await originalsFor(language, stored, { ...call, db: tx })
    const fields: Record<string, Reason> = {}
    const published = new Map<string, OwnText>()
    const publish = (after: OwnText) => {
      // Saying the same again confirms a translation.
      const isConfirmed = originals.has(after.key) && !isOursAgain(after)
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
    const listed = await listTexts(language, { services: call.services, db: tx })
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
  if (order === ours.replaced && order !== '') return ours
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

const isOursAgain = ({ value, isHidden }: OwnText) => value === null && !isHidden

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
