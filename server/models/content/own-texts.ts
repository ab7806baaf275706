import { and, asc, desc, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Language } from '#content/languages.ts'
import {
  giveOwnWords,
  isMarkedIn,
  MarkedWords,
  nameTrees,
  type TextTrees,
  textsIn,
} from '#content/own-words.ts'
import { pathsOfText } from '#content/text-pages.ts'
import { wordsFor } from '#content/texts.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import type { Queryable, Transaction } from '#server/database/database.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Reason, type Result, refuse } from '#server/result.ts'
import { ownTexts } from '#server/schema/own-texts.ts'
import {
  cleaned,
  defaultOf,
  type EditableText,
  longestOf,
  mayHide,
  problemOf,
  stateOf,
  type TextState,
} from './own-text-rules.ts'

export const ownTextsModel = 'OwnTexts'

type StoredText = typeof ownTexts.$inferSelect

export async function readOwnTexts(
  db: Queryable,
  of?: { language: string; version?: number },
): Promise<StoredText[]> {
  const { language, version } = of ?? {}
  const newest = db
    .selectDistinctOn([ownTexts.language, ownTexts.key])
    .from(ownTexts)
    .where(
      and(
        language === undefined ? undefined : eq(ownTexts.language, language),
        version === undefined ? undefined : lte(ownTexts.version, version),
      ),
    )
    .orderBy(asc(ownTexts.language), asc(ownTexts.key), desc(ownTexts.version))
    .as('newest')
  return db
    .select()
    .from(newest)
    .where(or(newest.isHidden, isNotNull(newest.value)))
    .orderBy(asc(newest.language), asc(newest.key))
}

export type Text = {
  key: string
  default: string
  value: string | null
  isHidden: boolean
  state: TextState | null
  replaced: string | null
  paths: readonly string[]
  mayHide: boolean
  longest: number
}

export async function listTexts(
  language: Language,
  call: Pick<Call, 'services'> & { db: Queryable },
): Promise<Text[]> {
  const editable = await editableTextsOf(language, call)
  const stored = await readOwnTexts(call.db, { language: language.code })
  const changed = new Map(stored.map((text) => [text.key, text]))
  const gone = stored.filter(({ key }) => !editable.has(key))
  return [
    ...Array.from(editable.values(), (text) => shown(text.key, text, changed.get(text.key))),
    ...gone.map((text) => shown(text.key, undefined, text)),
  ]
}

function shown(key: string, editable: EditableText | undefined, own: StoredText | undefined): Text {
  return {
    key,
    default: editable ? defaultOf(editable) : (own?.replaced ?? ''),
    value: own?.value ?? null,
    isHidden: own?.isHidden ?? false,
    state: own ? stateOf(own, editable) : null,
    replaced: own?.replaced ?? null,
    paths: pathsOfText(key),
    mayHide: editable ? mayHide(editable) : false,
    longest: editable ? longestOf(editable) : 0,
  }
}

async function editableTextsOf(
  language: Language,
  call: Pick<Call, 'services'>,
): Promise<Map<string, EditableText>> {
  const trees = await language.texts()
  nameTrees(trees)
  const facts = language.words.factsOf(call.services.profile())
  const texts = new Map<string, EditableText>()
  for (const tree of Object.values(trees))
    for (const text of textsIn(tree)) texts.set(text.key, { ...text, facts })
  return texts
}

export type TextChange = { key: string; value?: string | null; isHidden?: boolean | null }

type OwnText = Pick<StoredText, 'key' | 'value' | 'isHidden' | 'replaced'>

/** A change without a value that hides nothing brings our text back. */
export async function publishTexts(
  language: Language,
  changes: readonly TextChange[],
  call: Call<StaffOrSystem>,
): Promise<Result<Text[]>> {
  const editable = await editableTextsOf(language, call)
  return call.db.transaction(async (tx) => {
    // One after the other, so that versions count up.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`own texts ${language.code}`}))`)
    const stored = await readOwnTexts(tx, { language: language.code })
    const before = new Map<string, OwnText>(stored.map((text) => [text.key, text]))
    const fields: Record<string, Reason> = {}
    const published: OwnText[] = []
    for (const change of changes) {
      const after = ownTextOf(change, editable.get(change.key), before.get(change.key))
      if ('reason' in after) fields[change.key] ??= after
      else if (!isSame(after, before.get(change.key))) {
        published.push(after)
        before.set(change.key, after)
      }
    }
    for (const key of keptAnyway(await language.texts(), before, editable))
      fields[key] ??= { reason: 'textLast' }
    if (Object.keys(fields).length > 0) return refuse({ code: 'BAD_INPUT', reason: 'checkTexts', fields })
    if (published.length > 0) await store(tx, language, published, call)
    const texts = await listTexts(language, { services: call.services, db: tx })
    const keys = new Set(changes.map(({ key }) => key))
    return done(texts.filter(({ key }) => keys.has(key)))
  })
}

function ownTextOf(
  { key, value, isHidden }: TextChange,
  editable: EditableText | undefined,
  before: OwnText | undefined,
): OwnText | Reason {
  const ours = { key, value: null, isHidden: false, replaced: editable ? defaultOf(editable) : '' }
  const isOurs = !isHidden && (value === null || value === undefined)
  if (!editable) return isOurs && before ? { ...ours, replaced: before.replaced } : { reason: 'textUnknown' }
  if (isOurs) return ours
  if (isHidden) return mayHide(editable) ? { ...ours, isHidden: true } : { reason: 'textNeeded' }
  const text = cleaned(value ?? '')
  if (text === ours.replaced) return ours
  return problemOf(text, editable) ?? { ...ours, value: text }
}

/** Hidden texts that are shown all the same, because a list must keep an entry. */
function keptAnyway(
  trees: TextTrees,
  texts: ReadonlyMap<string, OwnText>,
  editable: ReadonlyMap<string, EditableText>,
): string[] {
  const hidden = [...texts.values()].flatMap(({ key, isHidden }) =>
    isHidden && editable.has(key) ? [key] : [],
  )
  const [first] = editable.values()
  if (hidden.length === 0 || !first) return []
  const facts = giveOwnWords({ ...first.facts }, new MarkedWords(hidden.map((key) => [key, null])))
  const standing = Object.values(trees).map((tree) => wordsFor(tree, facts))
  return hidden.filter((key) => isMarkedIn(standing, key))
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
    .select({ version: ownTexts.version })
    .from(ownTexts)
    .where(eq(ownTexts.language, code))
    .orderBy(desc(ownTexts.version))
    .limit(1)
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

/** Brings back all texts as they stood in a version; 0 is before the first. It is published as a new version. */
export async function restoreTexts(
  language: Language,
  version: number,
  call: Call<StaffOrSystem>,
): Promise<Result<Text[]>> {
  const [then, now] = await Promise.all([
    readOwnTexts(call.db, { language: language.code, version }),
    readOwnTexts(call.db, { language: language.code }),
  ])
  const restored = new Set(then.map(({ key }) => key))
  const added = now.filter(({ key }) => !restored.has(key))
  const editable = await editableTextsOf(language, call)
  return publishTexts(
    language,
    [...then.filter(({ key }) => editable.has(key)), ...added.map(({ key }) => ({ key }))],
    call,
  )
}

export type TextVersion = {
  version: number
  author: string
  createdAt: Date
  changes: readonly Pick<StoredText, 'key' | 'value' | 'isHidden'>[]
}

const mostVersions = 100

export async function listTextVersions(
  { code }: Language,
  key: string | null | undefined,
  { db }: Call,
): Promise<TextVersion[]> {
  const versions = db
    .selectDistinct({ version: ownTexts.version })
    .from(ownTexts)
    .where(and(eq(ownTexts.language, code), key ? eq(ownTexts.key, key) : undefined))
    .orderBy(desc(ownTexts.version))
    .limit(mostVersions)
  const rows = await db
    .select()
    .from(ownTexts)
    .where(
      and(
        eq(ownTexts.language, code),
        key ? eq(ownTexts.key, key) : undefined,
        sql`${ownTexts.version} in ${versions}`,
      ),
    )
    .orderBy(desc(ownTexts.version), asc(ownTexts.key))
  return Array.from(
    Map.groupBy(rows, ({ version }) => version),
    ([version, changes]) => ({
      version,
      author: changes[0]?.author ?? '',
      createdAt: changes[0]?.createdAt ?? new Date(0),
      changes,
    }),
  )
}
