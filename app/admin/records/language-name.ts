import { locale } from '#words/locale.ts'

const languageNames = new Intl.DisplayNames(locale, { type: 'language' })

/** As this panel's language calls it: "Spanish". */
export const languageName = (code = ''): string => (code && languageNames.of(code)) || code

/** As its speakers call it: "Español". */
export function ownLanguageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
