import { href } from 'react-router'
import { settingsWords } from '#content/en/admin-settings.ts'

/** The sections of the settings, in the order in which they are shown. Only places that exist. */
export const sections: readonly { label: string; path: string }[] = [
  { label: settingsWords.business, path: href('/admin/settings') },
  { label: settingsWords.notifications, path: href('/admin/settings/notifications') },
  { label: settingsWords.activity, path: href('/admin/settings/activity') },
]
