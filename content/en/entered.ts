import { typedText } from '#content/likely-language.ts'

/** What somebody entered, as a page in this language says it. `lang`: where it is in another one. */
export const entered = (text: string): { text: string; lang?: string } => typedText(text, 'en')
