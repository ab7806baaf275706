import { mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'
import { issueFormToken } from '#server/http/form-token.ts'
import { composeCustomerMail } from '#server/notifications/mail/customer-mail.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { english } from './in-english.ts'
import { call, dataOf, ownerCookie, testLantern } from './lantern.ts'
import { sam } from './messages.ts'
import { profileInput } from './profile.ts'
import { dana } from './quotes.ts'

const hourMs = 3_600_000
// A Monday, 12:07 AM in Houston.
const monday = Date.parse('2026-11-16T06:07:00Z')

const kinds = [
  { name: 'quote', model: 'Quote', input: dana },
  { name: 'message', model: 'Message', input: sam },
  { name: 'emergency', model: 'Message', input: { ...sam, service: 'emergency' } },
] as const

const Create = (model: 'Quote' | 'Message') => `
  mutation($input: Create${model}Input!, $submission: SubmissionInput) {
    create${model}(input: $input, submission: $submission) { receipt notice { thanks promise } }
  }`

type Created = { receipt: string; notice: { thanks: string; promise: string } }

const businesses: readonly [string, BusinessProfile][] = [
  ['open six days', defaultProfile],
  [
    'closed days',
    {
      ...defaultProfile,
      emergencyCallbackMinutes: 45,
      fieldHours: [
        { from: 'Monday', to: 'Monday', opens: '07:00', closes: '19:00' },
        { from: 'Thursday', to: 'Thursday', opens: '10:15', closes: '12:00' },
      ],
      officeHours: [{ from: 'Tuesday', to: 'Friday', opens: '08:30', closes: '18:00' }],
    },
  ],
]

const timesIn = (text: string) =>
  [...text.matchAll(/\b\d{1,2}(?::\d{2})?\s[AP]M\b/g)].map(([time]) => time.replace(/\s/, ' '))
const daysIn = (text: string) =>
  [...text.matchAll(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g)].map(([day]) => day)

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()

test.each(businesses)(
  'one promise on every screen, at each of 168 hours: %s',
  async (name, profile) => {
    let now = new Date(monday)
    await using lantern = await testLantern({ pages: await builtPages(undefined), now: () => now })
    const save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
    const input = profileInput(profile)
    dataOf(await call(lantern, save, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
    await expect.poll(() => lantern.savedProfile.current()).toEqual(profile)
    const table: string[] = []
    for (let hour = 0; hour < 7 * 24; hour += 1) {
      now = new Date(monday + hour * hourMs)
      for (const { name, model, input } of kinds) {
        const address = `10.${hour}.${kinds.findIndex((kind) => kind.name === name)}.1`
        const formToken = issueFormToken(lantern.secret, new Date(now.getTime() - 10_000))
        const email = `${name}-${hour}@elsewhere.test`
        const variables = {
          input: { ...input, email },
          submission: { formToken, idempotencyKey: `${name} ${hour}` },
        }
        const sent = await call(lantern, Create(model), variables, undefined, address)
        const { receipt, notice } = dataOf<Created>(sent, `create${model}`)
        const html = await (await lantern.fetch(receipt)).text()
        const h1 = textOf(/<h1 [^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
        const lead = textOf(/<p class="[^"]*text-lead"[^>]*data-first[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '')
        const [delivery] = await lantern.db.select().from(deliveries).where(eq(deliveries.recipient, email))
        const mail = composeCustomerMail(
          delivery?.payload,
          {
            company: profile,
            site: '',
            links: { receipt: () => receipt, invitation: () => '' },
            words: english.words,
          },
          now,
        )
        if (!mail.ok) throw new Error(mail.refusal.why.reason)
        // The mail also says when the request was sent.
        const mailed = mail.value.text.replace(/You sent it at [^,]+,/, '')

        const where = `${name} at ${now.toISOString()}`
        const [time = 'none', ...more] = timesIn(h1)
        expect([where, more]).toEqual([where, []])
        for (const screen of [
          `${notice.thanks} ${notice.promise}`,
          `${h1} ${lead}`,
          `${mail.value.subject} ${mailed}`,
        ]) {
          expect([where, new Set(timesIn(screen))]).toEqual([where, new Set([time])])
          expect([where, new Set(daysIn(screen))]).toEqual([where, new Set(daysIn(h1))])
        }
        const isSpecified = notice.thanks.includes('within 30 minutes')
        if (name === 'emergency')
          expect(textOf(html) + mail.value.text + Object.values(notice).join()).not.toMatch(
            /business hours|30 minutes/,
          )
        // The specification's sentence stands where the promise is half an hour away.
        else expect([where, isSpecified]).toEqual([where, lead.startsWith('In 30 minutes.')])
        table.push([where, notice.thanks, notice.promise, h1, lead, mail.value.subject].join(' | '))
        await lantern.db.delete(deliveries)
      }
    }
    await mkdir('test-results', { recursive: true })
    await writeFile(`test-results/one-promise-${name.replaceAll(' ', '-')}.txt`, `${table.join('\n')}\n`)
    expect(table).toHaveLength(504)
  },
  240_000,
)
