import { href } from 'react-router'
import type { SettingsEntry } from '#app/admin/settings/settings-entries.ts'
import { locale } from '#words/locale.ts'
import { settingsHomeWords } from '#words/panel/settings/home.ts'

/** A page of the settings, or a part of one. `about`: what the page holds, or the page that the part is on. */
export type Setting = { to: string; name: string; about: string; also: string }

export function settingsOf({ id, label, path }: SettingsEntry): Setting[] {
  const words: PageWords = settingsHomeWords.pages[id]
  const partPath = (part: string) =>
    path === href('/admin/settings/business') ? `${path}/${part}` : `${path}#${part}-heading`
  return [
    { to: path, name: label, about: words.holds, also: `${words.holds} ${words.also}` },
    ...Object.entries(words.parts ?? {}).map(([part, { name, also }]) => ({
      to: partPath(part),
      name,
      about: label,
      also,
    })),
  ]
}

type PageWords = {
  holds: string
  also: string
  parts?: Readonly<Record<string, { name: string; also: string }>>
}

/**
 * Each word that was typed begins a word of the setting, and not all of them only a word of the page that it is on. First what is
 * called so.
 */
export function findSettings(typed: string, settings: readonly Setting[]): Setting[] {
  const asked = wordsOf(typed)
  if (asked.length === 0) return []
  const begun = (text: string) => {
    const known = wordsOf(text)
    return asked.filter((word) => known.some((one) => one.startsWith(word))).length
  }
  const isCalledSo = ({ name }: Setting) => begun(name) === asked.length
  const found = settings.filter(
    ({ name, about, also }) =>
      begun(`${name} ${about} ${also}`) === asked.length && begun(`${name} ${also}`) > 0,
  )
  return [...found.filter(isCalledSo), ...found.filter((setting) => !isCalledSo(setting))]
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLocaleLowerCase(locale)
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean)
