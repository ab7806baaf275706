import { language } from '#words/locale.ts'

/** `lang` of what somebody wrote, where it is another one than the page's. */
export const quotedIn = (writtenIn: string | null): string | undefined =>
  writtenIn === null || writtenIn === language ? undefined : writtenIn
