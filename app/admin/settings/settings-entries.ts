import { href } from 'react-router'
import { useMayOpen } from '#app/admin/rights.ts'
import type { settingsHomeWords } from '#words/panel/settings/home.ts'
import { settingsWords } from '#words/panel/settings.ts'

type PageId = keyof typeof settingsHomeWords.pages

export type SettingsEntry = { id: PageId; label: string; path: string }

const page = (id: PageId, path: string): SettingsEntry => ({ id, label: settingsWords[id], path })

export const settingsGroups: readonly {
  id: keyof typeof settingsWords.groups
  pages: readonly SettingsEntry[]
}[] = [
  {
    id: 'business',
    pages: [
      page('business', href('/admin/settings/business')),
      page('setup', href('/admin/settings/setup')),
      page('brand', href('/admin/settings/brand')),
      page('templates', href('/admin/settings/templates')),
      page('invoicing', href('/admin/settings/invoicing')),
    ],
  },
  {
    id: 'people',
    pages: [
      page('notifications', href('/admin/settings/notifications')),
      page('mail', href('/admin/settings/mail')),
      page('people', href('/admin/settings/administrators')),
      page('security', href('/admin/settings/security')),
      page('sessions', href('/admin/settings/sessions')),
    ],
  },
  {
    id: 'data',
    pages: [
      page('data', href('/admin/settings/data')),
      page('privacy', href('/admin/settings/privacy')),
      page('activity', href('/admin/settings/activity')),
      page('apiKeys', href('/admin/settings/api-keys')),
    ],
  },
]

/** What the person who is signed in may open. */
export function useSettingsGroups() {
  const mayOpen = useMayOpen()
  return settingsGroups
    .map(({ id, pages }) => ({ id, pages: pages.filter(({ path }) => mayOpen(path)) }))
    .filter(({ pages }) => pages.length > 0)
}
