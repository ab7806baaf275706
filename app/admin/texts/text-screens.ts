import { href } from 'react-router'
import { isEntered } from '#content/entered-texts.ts'
import { factNames, factOf } from '#content/profile/facts.ts'

/** Where a text is entered: in the list of texts, or the form of what it is a part of. */
export function screenOfText(key: string, language: string): string {
  if (!isEntered(key)) return `${href('/admin/texts')}?${new URLSearchParams({ language, search: key })}`
  const [, of = '', id = ''] = key.split('.')
  if (of === 'prices') return href('/admin/prices/:id/edit', { id })
  const fact = factNames.find((name) => name === of)
  const section = fact && factOf(fact).section
  return section ? href('/admin/settings/business/:section', { section }) : href('/admin/settings/brand')
}
