import { eq } from 'drizzle-orm'
import { type EnteredText, enteredInProfile, enteredKey, invoiceNoteKey } from '#content/entered-texts.ts'
import { isSpoken, type Language } from '#content/languages.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import type { Call } from '#server/data-service/call.ts'
import type { Queryable } from '#server/database/database.ts'
import { invoicingSettings } from '#server/schema/invoicing.ts'
import { priceItems } from '#server/schema/prices.ts'
import { workPhotos } from '#server/schema/work-photos.ts'

export type Reading = Pick<Call, 'services'> & { db: Queryable }

/** Further languages of the site, of which the business offers its pages. */
export function languagesOffered({
  services: { languages, profile },
}: Pick<Reading, 'services'>): Language[] {
  const [, ...others] = languages
  return others.filter((language) => isSpoken(language, profile()))
}

/** What visitors and customers read of what the owner entered in the first language. */
export async function readEntered({ services, db }: Reading): Promise<EnteredText[]> {
  const [prices, photos, papers] = await Promise.all([pricesShown(db), photosShown(db), onPapers(db)])
  return [...enteredInProfile(services.profile()), ...prices, ...photos, ...papers]
}

/** What a language says of such a text without him, where it can. */
export function saidByUs(
  { text, fact }: EnteredText,
  { words }: Language,
  profile: BusinessProfile,
): string | undefined {
  if (fact) return words.factsOf(profile)[fact]
  const said = words.entered(text)
  return said.lang === undefined ? said.text : undefined
}

async function pricesShown(db: Queryable): Promise<EnteredText[]> {
  const shown = await db
    .select()
    .from(priceItems)
    .where(eq(priceItems.isShown, true))
    .orderBy(priceItems.name)
  return shown.flatMap(({ id, name, note }) => [
    { key: enteredKey('prices', id, 'name'), text: name },
    ...(note ? [{ key: enteredKey('prices', id, 'note'), text: note }] : []),
  ])
}

async function photosShown(db: Queryable): Promise<EnteredText[]> {
  const shown = await db.select().from(workPhotos).where(eq(workPhotos.isShown, true))
  return shown.flatMap(({ id, beforeAlt, afterAlt }) => [
    { key: enteredKey('workPhotos', id, 'before'), text: beforeAlt },
    { key: enteredKey('workPhotos', id, 'after'), text: afterAlt },
  ])
}

async function onPapers(db: Queryable): Promise<EnteredText[]> {
  const [settings] = await db.select({ note: invoicingSettings.invoiceNote }).from(invoicingSettings)
  return settings?.note ? [{ key: invoiceNoteKey, text: settings.note }] : []
}
