import type { ServerWords } from './languages.ts'

type Sentences = ServerWords['mail']['notificationChangeWords']

/** Which sentence says it, and with which facts: each reader gets it in their language. */
export type SettingsChange = {
  [Name in keyof Sentences]: readonly [Name, ...Parameters<Sentences[Name]>]
}[keyof Sentences]

/** Earlier versions stored the sentence. */
export type StoredChange = string | readonly [string, ...unknown[]]

export function sentenceOf(change: StoredChange, words: Sentences): string {
  if (typeof change === 'string') return change
  const [name, ...facts] = change
  // Stored by its name and with its own facts (`SettingsChange`).
  const sentence = new Map<string, unknown>(Object.entries(words)).get(name) as
    | ((...facts: unknown[]) => string)
    | undefined
  return sentence?.(...facts) ?? name
}
