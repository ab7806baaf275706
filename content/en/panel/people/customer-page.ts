import { ended } from '#content/fill-in.ts'

export const customerPageWords = {
  title: 'Page for the customer',
  help: 'There they see the appointment and who comes, answer the estimate, ask for another time and pay. Whoever has the link can do that.',
  link: (name: string) => `Link for ${name} to follow the request`,
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Select the link and copy it by hand.',
  text: 'Text the link',
  textTo: (name: string) => `Text ${name} the link to the request`,
  /** Sent from one's own phone; it can be changed before it goes. */
  message: (name: string, company: string, link: string) =>
    `Hello ${name}, this is ${ended(company)} You can follow your request here: ${link}`,
}
