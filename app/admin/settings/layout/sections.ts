import { href } from 'react-router'
import { settingsWords } from '#words/admin-settings.ts'

/** The sections of the settings, in the order in which they are shown. Only places that exist. */
export const sections: readonly { label: string; path: string }[] = [
  { label: settingsWords.business, path: href('/admin/settings') },
  { label: settingsWords.notifications, path: href('/admin/settings/notifications') },
  { label: settingsWords.administrators, path: href('/admin/settings/administrators') },
  { label: settingsWords.security, path: href('/admin/settings/security') },
  { label: settingsWords.sessions, path: href('/admin/settings/sessions') },
  { label: settingsWords.apiKeys, path: href('/admin/settings/api-keys') },
  { label: settingsWords.activity, path: href('/admin/settings/activity') },
  { label: settingsWords.data, path: href('/admin/settings/data') },
]
