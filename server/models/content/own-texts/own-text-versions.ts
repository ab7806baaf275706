import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isEntered } from '#content/entered-texts.ts'
import type { Language } from '#content/languages.ts'
import { idsIn, isOwnEntry } from '#content/own-lists.ts'
import type { Call } from '#server/data-service/call.ts'
import type { StaffOrSystem } from '#server/data-service/extra-calls.ts'
import type { Result } from '#server/result.ts'
import { ownTexts } from '#server/schema/own-texts.ts'
import { editableTextsOf, type ListedText } from './own-text-list.ts'
import { type OwnText, readOwnTexts } from './own-text-rows.ts'
import { defaultOf, type Editable, isListed } from './own-text-rules.ts'
import { publishTexts } from './own-texts.ts'

/** Brings back all texts as they stood in a version; 0 is before the first. It is published as a new version. */
export async function restoreTexts(
  language: Language,
  version: number,
  call: Call<StaffOrSystem>,
): Promise<Result<ListedText[]>> {
  const [then, now] = await Promise.all([
    readOwnTexts(call.db, { language: language.code, version }),
    readOwnTexts(call.db, { language: language.code }),
  ])
  const restored = new Set(then.map(({ key }) => key))
  const added = now.filter(({ key }) => !restored.has(key))
  const editable = await editableTextsOf(language, call, then)
  return publishTexts(
    language,
    [
      ...then.flatMap((text) => {
        const place = editable.get(text.key)
        if (!place || isOfEarlierText(text, place)) return []
        return isListed(place) ? { ...text, value: [text.value, ...takenSince(text, now)].join(' ') } : text
      }),
      ...added.map(({ key }) => ({ key })),
    ],
    call,
  )
}

/** Not a translation of a text that the owner has changed since. */
const isOfEarlierText = ({ key, replaced }: OwnText, place: Editable) =>
  isEntered(key) && replaced !== defaultOf(place)

/** Entries of the owner's own that a list got after that version. */
function takenSince(list: OwnText, now: readonly OwnText[]): string[] {
  const ids = idsIn(now.find(({ key }) => key === list.key)?.value ?? '')
  return ids.flatMap((id) => (isOwnEntry(id) && !idsIn(list.value ?? '').includes(id) ? [`-${id}`] : []))
}

export type TextVersion = {
  version: number
  author: string
  createdAt: Date
  changes: readonly Pick<typeof ownTexts.$inferSelect, 'key' | 'value' | 'isHidden'>[]
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
