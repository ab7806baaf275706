import { language } from '#words/locale.ts'

/** `lang` of a text whose language is known and another one than the page's. */
export const quotedIn = (writtenIn: string | null | undefined): string | undefined =>
  !writtenIn || writtenIn === language ? undefined : writtenIn
