import { locale } from '#words/locale.ts'

const languageNames = new Intl.DisplayNames(locale, { type: 'language' })

/** As this panel's language calls it: "Spanish". */
export const languageName = (code = ''): string => (code && languageNames.of(code)) || code

/** The same where it stands alone or begins a line. */
export function languageLabel(code: string | undefined): string {
  const name = languageName(code)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** As its speakers call it: "Español". */
export function ownLanguageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
