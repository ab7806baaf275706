import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { composeCustomerMail } from '#server/notifications/mail/customer-mail.ts'
import type { CustomerMail } from '#server/notifications/mail/customer-mail-delivery.ts'
import { composeEstimateMail, estimateMail } from '#server/notifications/mail/estimate-mail.ts'
import { composeInvoiceMail, invoiceMail } from '#server/notifications/mail/invoice-mail.ts'
import { posted } from '#tests/forms.ts'
import { english } from '#tests/languages/in-english.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { sam } from '#tests/messages.ts'
import { dana, filledForm } from '#tests/quotes.ts'

/** What the owner says, by key; each text of a surface below is one of these. */
const own = {
  'layout.footer.blurb': 'Doors of {city}, three generations.',
  'layout.license': 'Permit {number}',
  'layout.shareImage': 'Drawn beside these words: {title}',
  'home.title': '{company}, the night shift of {city}',
  'home.description': 'A van, two hands and every key of {city}.',
  'home.hero.question': 'Key gone?',
  'home.info.years.title': 'Doors of {city} since {since}, three generations',
  'faq.categories.response-times.items.arrival-time.question': 'How soon is the zeppelin here?',
  'blog.list.title': 'Letters of {company}',
  'blog.post.title': '{title}, a letter of {company}',
  'sos.heading': 'Shut out?',
  'notFound.search.answer': 'Asked before',
  'notices.noted': 'Noted, says {company}.',
  'notices.emergency': 'Your emergency is with us.',
  'receipt.keep': 'Keep this page for later.',
  'customerMail.license': 'Permit {number} of {holder}',
  'customerMail.taken.text': 'One of us calls from {phone}.',
  'estimateMail.text': 'All of it is on your page, to accept or decline.',
  'invoiceMail.footer': 'We worked for you, so you get this.',
}

let lantern: TestLantern
let staff: Record<string, string>
let shareImageBefore: string

beforeAll(async () => {
  lantern = await lanternWithPages()
  staff = await ownerCookie(lantern)
  shareImageBefore = await imageOf('about')
  const publish =
    'mutation ($changes: [TextChange!]!) { publishTexts(language: "en", changes: $changes) { key } }'
  const changes = Object.entries(own).map(([key, value]) => ({ key, value }))
  dataOf(await call(lantern, publish, { changes }, staff), 'publishTexts')
  await vi.waitFor(() => expect(lantern.ownWords.current().get('en')?.size).toBe(changes.length), 20_000)
})

afterAll(() => lantern[Symbol.asyncDispose]())

const page = async (path: string, headers: Record<string, string> = {}) =>
  (await (await lantern.fetch(path, { headers })).text())
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(String.raw`\u0026`, '&')
const panel = (path: string) => page(path, staff)
const imageOf = async (name: string) =>
  Buffer.from(await (await lantern.fetch(`/share/${name}.png`)).arrayBuffer()).toString('base64')

const customerSite = 'https://lantern.example.com'
const context = () => ({
  ...{
    company: { ...defaultProfile, ownWords: lantern.ownWords.current() },
    site: customerSite,
    customerSite,
  },
  ...{ invitationDays: 90, words: english.words },
  links: { receipt: () => '/receipt/x', invitation: () => '/reviews/new', invoice: () => '/invoice/x' },
})
const id = '0190b7f4-7d3c-7000-8000-000000000001'
const paper = { number: 1006, customer: 'Rosa', totalCents: 32_908 }

const emergency: CustomerMail = {
  ...{ about: 'received', kind: 'Message', number: '4821-0937', customer: 'Dana', service: 'emergency' },
  ...{ submittedAt: new Date().toISOString(), files: 0, promisedBy: null, opensAt: null },
}

const emergencyMail = () => composeCustomerMail(emergency, context(), new Date()).html

async function previewsOfMails() {
  const query = '{ customerMailPreviews { kind text } }'
  const previews = dataOf<{ text: string }[]>(await call(lantern, query, {}, staff), 'customerMailPreviews')
  return previews.map(({ text }) => text).join('\n')
}

async function receipt() {
  const variables = { input: { ...sam, service: 'emergency' }, submission: filledForm(lantern.secret) }
  const create = `mutation($input: CreateMessageInput!, $submission: SubmissionInput) {
    createMessage(input: $input, submission: $submission) { receipt } }`
  const created = await call(lantern, create, variables)
  return page(dataOf<{ receipt: string }>(created, 'createMessage').receipt)
}

async function thanks() {
  const create = `mutation($input: CreateQuoteInput!) {
    createQuote(submission: { trap: "x" }, input: $input) { notice { thanks } } }`
  return JSON.stringify(await call(lantern, create, { input: dana }))
}

async function typedSection(section: string, fields: Record<string, string>) {
  const form = new URLSearchParams({ intent: 'where-it-shows', ...fields })
  const answer = await lantern.fetch(`/admin/settings/business/${section}.data`, posted(form, staff))
  return answer.text()
}

test.each<[surface: string, said: () => Promise<string>, says: readonly string[]]>([
  ['the set-up', () => panel('/admin/settings/setup'), ['Doors of Houston since 2016, three generations']],
  [
    'a section of the business',
    () => panel('/admin/settings/business/reputation'),
    ['Doors of Houston since 2016, three generations'],
  ],
  [
    'a section as it is typed',
    () => typedSection('reputation', { since: '1999' }),
    ['Doors of Houston since 1999, three generations'],
  ],
  [
    'the result of a search engine, in the form of a post',
    () => panel('/admin/blogs/new'),
    ['Title, a letter of Lantern Lock & Door'],
  ],
  ['a page', () => page('/'), ['Key gone?', 'Doors of Houston, three generations.', 'Permit B00000000']],
  [
    'its title and description',
    () => page('/'),
    [
      '<title>Lantern Lock & Door, the night shift of Houston</title>',
      'name="description" content="A van, two hands and every key of Houston."',
      'property="og:title" content="Lantern Lock & Door, the night shift of Houston"',
      'content="Drawn beside these words: Lantern Lock & Door, the night shift of Houston"',
    ],
  ],
  ['its structured data', () => page('/'), ['"description":"Doors of Houston, three generations."']],
  [
    'an answer',
    () => page('/faq'),
    ['How soon is the zeppelin here?', '"name":"How soon is the zeppelin here?"'],
  ],
  [
    'results of a search',
    () => page('/search?q=zeppelin'),
    ['How soon is the zeppelin here?', 'Asked before'],
  ],
  [
    'the page of an emergency, which a device keeps',
    () => page('/sos'),
    ['Shut out?', '>Our license: B00000000'],
  ],
  ['the feed', () => page('/blog/feed.xml'), ['Letters of Lantern Lock & Door']],
  ['the installed site', () => page('/manifest.webmanifest'), ['Doors of Houston, three generations.']],
  ['a receipt', receipt, ['Your emergency is with us.', 'Keep this page for later.']],
  ['the thanks', thanks, ['Noted, says Lantern Lock & Door.']],
  [
    'mails to customers',
    previewsOfMails,
    ['One of us calls from (713) 555-0142.', 'Permit B00000000 of Lantern Lock & Door'],
  ],
  ['the mail of an emergency', async () => emergencyMail(), ['Your emergency is with us.']],
  [
    'the mail of an estimate',
    async () =>
      composeEstimateMail(
        estimateMail.parse({ ...paper, estimateId: id, kind: 'Quote', version: 1, validUntil: null }),
        context(),
      ).text,
    ['All of it is on your page, to accept or decline.'],
  ],
  [
    'the mail of an invoice',
    async () =>
      composeInvoiceMail(
        invoiceMail.parse({ ...paper, invoiceId: id, paper: 'invoice', openCents: 100, dueOn: null }),
        context(),
      ).text,
    ['We worked for you, so you get this.'],
  ],
])('%s says it in the owner’s words', async (_surface, said, says) => {
  const text = await said()
  for (const sentence of says) expect(text).toContain(sentence)
})

test('the picture of a shared page is drawn anew when the words on it change', async () => {
  expect(await imageOf('about')).not.toBe(shareImageBefore)
})
