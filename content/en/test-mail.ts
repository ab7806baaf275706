/** Words of the mail that "Send test" in the settings sends. */
export const testMailWords = {
  subject: (company: string) => `Test mail from the ${company} website`,
  heading: 'Mail reaches you',
  text: 'This is the test that you asked for in the settings. A new request reaches you the same way.',
  open: 'Notification settings',
  footer: (company: string) => `Sent by the ${company} website.`,
} as const

/** What a test tells a program that receives the webhook. */
export const testPayloadText = 'This is a test from the notification settings.'
