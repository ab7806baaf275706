import { and, asc, desc, eq, lte } from 'drizzle-orm'
import type { Queryable } from '#server/database/database.ts'
import { ownTexts } from '#server/schema/own-texts.ts'

export type StoredText = typeof ownTexts.$inferSelect

export const readOwnTexts = async (
  db: Queryable,
  of?: { language: string; version?: number },
): Promise<StoredText[]> => (await readNewest(db, of)).filter((text) => !isOursAgain(text))

/** The last row of each key, also where it brought our text back. */
export function readNewest(
  db: Queryable,
  of?: { language: string; version?: number },
): Promise<StoredText[]> {
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

export type OwnText = Pick<StoredText, 'key' | 'value' | 'isHidden' | 'replaced'>

export const isOursAgain = ({ value, isHidden }: OwnText) => value === null && !isHidden
