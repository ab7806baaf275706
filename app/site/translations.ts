/** Where a text of the owner stands in each language that it has: paths in words of the first, by language. */
export type Translations = Readonly<Record<string, string>>

type TranslatedText = {
  language: string
  slug: string
  translations: readonly Pick<TranslatedText, 'language' | 'slug'>[]
}

export const translationIn = ({ translations }: Pick<TranslatedText, 'translations'>, code: string) =>
  translations.find(({ language }) => language === code)

export const translationsOf = (
  { translations, ...own }: TranslatedText,
  pathOf: (slug: string) => string,
): Translations =>
  Object.fromEntries([own, ...translations].map(({ language, slug }) => [language, pathOf(slug)]))
