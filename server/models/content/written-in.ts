import { likelyLanguage } from '#content/likely-language.ts'
import { optional } from '#server/data-service/field-types.ts'
import { fieldOn, type ModelField, type Row } from '#server/data-service/model.ts'

/** The language of what a customer wrote, which stays in it on pages of every language. */
export const writtenIn = <Stored extends Row>(textOf: (stored: Stored) => string): ModelField =>
  fieldOn<Stored>({
    ...optional.text,
    description: 'Code of the language of its text, by its words; null where that is not clear',
    resolve: (stored) => likelyLanguage(textOf(stored)) ?? null,
  })
