import { mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { minutesPromised } from '#content/promise-rules.ts'
import { isOpenAt, openFrom, timetableOf } from '#content/time/opening-hours.ts'
import { issueFormToken } from '#server/http/form-token.ts'
import { composeCustomerMail } from '#server/notifications/mail/customer-mail.ts'
import { customerMail } from '#server/notifications/mail/customer-mail-delivery.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { sam } from '#tests/messages.ts'
import { profileInput } from '#tests/profile.ts'
import { dana } from '#tests/quotes.ts'
import { atTimeInWords } from '#words/times.ts'

/**
 * The notice below the form, the receipt's headline and lead, and the mail name one time: tried through a week, with closed
 * days, holidays, nights without anybody, and a business that promises no time.
 */

const hourMs = 3_600_000
// The Monday before Thanksgiving, 12:07 AM in Houston.
const monday = Date.parse('2026-11-23T06:07:00Z')

const atHour = (hour: number) => new Date(monday + hour * hourMs)

/** Every seventh, so that each hour of the day comes once, and the last and first around each opening and closing. */
function hoursToTry(profile: BusinessProfile): number[] {
  const timetable = timetableOf(profile, profile.fieldHours, profile.officeHours)
  const changes = (hour: number) =>
    isOpenAt(timetable, atHour(hour)) !== isOpenAt(timetable, atHour(hour - 1))
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => hour)
  return hours.filter((hour) => hour % 7 === 0 || changes(hour) || changes(hour + 1))
}

const kinds = [
  { name: 'quote', model: 'Quote', input: dana },
  { name: 'message', model: 'Message', input: sam },
  { name: 'emergency', model: 'Message', input: { ...sam, service: 'emergency' } },
] as const

const Create = (model: 'Quote' | 'Message') => `
  mutation($input: Create${model}Input!, $submission: SubmissionInput) {
    create${model}(input: $input, submission: $submission) { receipt notice { thanks promise } }
  }`

type CreatedRequest = { receipt: string; notice: { thanks: string; promise: string } }

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
  [
    'asleep at night',
    {
      ...defaultProfile,
      nights: false,
      callbackMinutes: 45,
      emergencyCallbackMinutes: 20,
      holidays: ['thanksgiving'],
      closedDays: [{ date: '2026-11-27', name: null }],
    },
  ],
  ['no time promised', { ...defaultProfile, callbackMinutes: null, emergencyCallbackMinutes: null }],
  [
    'no hours said',
    {
      ...defaultProfile,
      ...{ nights: false, fieldHours: [], officeHours: [] },
      ...{ sameDayBefore: null, emergencyArrival: null, averageArrivalMinutes: null },
    },
  ],
  [
    'no time promised, by day',
    { ...defaultProfile, nights: false, callbackMinutes: null, emergencyCallbackMinutes: null },
  ],
]

const timesIn = (text: string) =>
  [...text.matchAll(/\b\d{1,2}(?::\d{2})?\s[AP]M\b/g)].map(([time]) => time.replace(/\s/, ' '))
const daysIn = (text: string) =>
  [...text.matchAll(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g)].map(([day]) => day)

/** A time has a space in it that does not break. */
const spaced = (text: string) => text.replace(/\s+/g, ' ')

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()

/** A page is kept and read at any hour: what it promises names the hours in which it holds. */
async function expectTrueAtEveryHour(lantern: TestLantern, profile: BusinessProfile) {
  const { nights, dispatch } = profile
  const allPromises: string[] = []
  for (const path of [
    '/',
    '/quote',
    '/contact',
    '/sos',
    '/services',
    '/services/emergency',
    '/search?q=77006',
  ]) {
    const said = spaced(
      textOf((await (await lantern.fetch(path)).text()).replace(/<(style|script).*?<\/\1>/gs, '')),
    )
    const ours = said.replaceAll(dispatch.label, '')
    const promises = [...said.matchAll(/.{0,60}within \d+ (?:minutes|hours?).{0,25}/g)].map(([text]) => text)
    expect([path, promises.filter((text) => !/during business hours|office answers/.test(text))]).toEqual([
      path,
      [],
    ])
    allPromises.push(...promises)
    if (said.includes('SAME DAY')) expect(said).toMatch(/SAME DAY SERVICE ?before 2 PM on working days/)
    if (!nights)
      expect([path, ours]).toEqual([path, expect.not.stringMatching(/at any hour|24\/7|day and night/)])
    const arrivals = [...said.matchAll(/.{0,90}20–30 minutes.{0,60}/g)].map(([text]) => text)
    const known = /within 10 miles|downtown|we say|while we are open|[AP]M|Emergency arrival/i
    expect([path, arrivals.filter((text) => !known.test(text))]).toEqual([path, []])
  }
  if (minutesPromised(profile).ordinary !== null) expect(allPromises).not.toEqual([])
}

test.each(businesses)(
  'one promise on every screen, through a week: %s',
  async (name, profile) => {
    let now = new Date(monday)
    await using lantern = await testLantern({ pages: await builtPages(undefined), now: () => now })
    const save = 'mutation($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
    const input = profileInput(profile)
    dataOf(await call(lantern, save, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
    await expect.poll(() => lantern.savedProfile.current()).toEqual(profile)
    await expectTrueAtEveryHour(lantern, profile)
    const table: string[] = []
    const hours = hoursToTry(profile)
    for (const hour of hours) {
      now = atHour(hour)
      for (const { name, model, input } of kinds) {
        const address = `10.${hour}.${kinds.findIndex((kind) => kind.name === name)}.1`
        const formToken = issueFormToken(lantern.secret, new Date(now.getTime() - 10_000))
        const email = `${name}-${hour}@elsewhere.test`
        const variables = {
          input: { ...input, email },
          submission: { formToken, idempotencyKey: `${name} ${hour}` },
        }
        const sent = await call(lantern, Create(model), variables, undefined, address)
        const { receipt, notice } = dataOf<CreatedRequest>(sent, `create${model}`)
        const html = await (await lantern.fetch(receipt)).text()
        const h1 = textOf(/<h1 [^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
        const lead = textOf(/<p class="[^"]*text-lead"[^>]*data-first[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '')
        const [delivery] = await lantern.db.select().from(deliveries).where(eq(deliveries.recipient, email))
        const mail = composeCustomerMail(
          customerMail.parse(delivery?.payload),
          {
            company: inOurWords(profile),
            customerSite: '',
            links: { receipt: () => receipt, invitation: () => '' },
            words: english.words,
          },
          now,
        )
        const mailed = mail.text.replace(/You sent it at [^,]+,/, '')

        const where = `${name} at ${now.toISOString()}`
        const times = timesIn(h1)
        const isTimed = minutesPromised(profile).ordinary !== null
        expect([where, times.length]).toEqual([where, isTimed ? 1 : 0])
        // Of a business that is closed and promises no time, all say when it opens.
        const isAnswered = name === 'emergency' && profile.nights
        const lines = timetableOf(profile, profile.fieldHours, profile.officeHours)
        const opens = openFrom(lines, now)
        const told =
          !isTimed && !isAnswered && opens && opens > now
            ? `We open ${atTimeInWords(opens, now, profile.timeZone)}.`
            : undefined
        const known = told ?? h1
        for (const screen of [
          `${notice.thanks} ${notice.promise}`,
          `${h1} ${lead}`,
          `${mail.subject} ${mailed}`,
        ]) {
          expect([where, new Set(timesIn(screen))]).toEqual([where, new Set(timesIn(known))])
          expect([where, new Set(daysIn(screen))]).toEqual([where, new Set(daysIn(known))])
          if (told) expect([where, spaced(screen)]).toEqual([where, expect.stringContaining(spaced(told))])
        }
        if (isOpenAt(lines, now))
          expect([where, `${notice.thanks} ${lead} ${mailed}`]).toEqual([
            where,
            expect.not.stringContaining('closed now'),
          ])
        const isSpecified = notice.thanks.includes(`within ${profile.callbackMinutes} minutes`)
        const said = textOf(html) + mail.text + Object.values(notice).join()
        if (name === 'emergency') expect(said).not.toMatch(/business hours|30 minutes/)
        else
          expect([where, isSpecified]).toEqual([
            where,
            lead.startsWith(`In ${profile.callbackMinutes} minutes.`),
          ])
        if (!isTimed) expect([where, said]).toEqual([where, expect.stringContaining('We will call you.')])
        if (profile.nights) expect(lead).not.toContain('another locksmith')
        else {
          expect([where, said]).toEqual([where, expect.not.stringMatching(/any hour|24\/7|right now/)])
          const isClosed = lines.hours.length > 0 && !isOpenAt(lines, now)
          const turnsAway = [lead, mail.text].map((text) => text.includes('call another locksmith'))
          if (name === 'emergency') {
            expect([where, turnsAway]).toEqual([where, [isClosed, isClosed]])
            expect([where, notice.thanks.includes('911')]).toEqual([where, isClosed])
          }
        }
        table.push([where, notice.thanks, notice.promise, h1, lead, mail.subject].join(' | '))
        await lantern.db.delete(deliveries)
      }
    }
    await mkdir('test-results', { recursive: true })
    await writeFile(`test-results/one-promise-${name.replaceAll(' ', '-')}.txt`, `${table.join('\n')}\n`)
    expect(hours.length).toBeGreaterThanOrEqual(24)
    expect(table).toHaveLength(hours.length * kinds.length)
  },
  240_000,
)
