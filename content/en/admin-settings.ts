/** What the frame of the settings says; each section has words of its own. */
export const settingsWords = {
  title: 'Settings',
  sections: 'Sections of the settings',
  business: 'Business',
  notifications: 'Notifications',
  administrators: 'Administrators',
  security: 'Your sign-in',
  sessions: 'Sessions',
  apiKeys: 'API keys',
  activity: 'Activity',
  data: 'Data',
} as const
