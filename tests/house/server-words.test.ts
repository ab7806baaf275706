import { readdir, readFile } from 'node:fs/promises'
import { symmetricEncrypt } from 'better-auth/crypto'
import { describe, expect, test } from 'vitest'
import { languageOfHeader, languageOfPath, languages } from '#content/languages.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { suspiciousReasons } from '#server/models/leads/submission/submission.ts'
import type { AccountChange, AccountMail } from '#server/notifications/mail/account-mail.ts'
import {
  type CustomerMail,
  type CustomerMailKind,
  customerTopic,
} from '#server/notifications/mail/customer-mail-delivery.ts'
import type { MailContent } from '#server/notifications/mail/mail-content.ts'
import { composeMail } from '#server/notifications/mail/mail-delivery.ts'
import { composeProofMail } from '#server/notifications/mail/mail-proof.ts'
import { reviewRequestTopic } from '#server/notifications/mail/review-request-mail.ts'
import { testTopic } from '#server/notifications/outbox/test-delivery.ts'
import { composePush } from '#server/notifications/push/compose-push.ts'
import { type Reason, type ReasonKey, sentence } from '#server/result.ts'
import { nothingToRead } from '#tests/doubles/mail-reads.ts'
import { inOurWords } from '#tests/firms.ts'
import { markedLanguage, profileWords, textsIn, unmarkedTexts } from '#tests/languages/marked-language.ts'

/* What people wrote has no vowels here, and so no marks. */
const { words } = markedLanguage
const unmarked = (texts: readonly string[]) => unmarkedTexts(texts, profileWords)

test('a page has the language of its address, a program the first one of those that it asks for', () => {
  const both = [languages[0], markedLanguage] as const
  const asked = (header: string | null) => languageOfHeader(both, header).code
  expect([asked(null), asked(''), asked('tlh'), asked('marked;q=0')]).toEqual(['en', 'en', 'en', 'en'])
  // An underscore, as some programs write it, too.
  for (const header of ['marked', 'tlh, Marked-MK;q=0.4', 'en;q=0.3, marked;q=0.5', 'marked_MK'])
    expect(asked(header)).toBe('marked')
  const at = (address: string) => {
    const { language, path } = languageOfPath(both, address)
    return [language.code, path]
  }
  for (const path of ['/', '/markedly', '/quote', '/quote/marked', '*'])
    expect(at(path)).toEqual(['en', path])
  expect(at('/marked')).toEqual(['marked', '/'])
  expect(at('/marked/quote?a=b')).toEqual(['marked', '/quote?a=b'])
  expect(at('/marked?a=b')).toEqual(['marked', '/?a=b'])
})

const facts = {
  ...{
    most: 7,
    times: 40,
    minutes: 2,
    depth: 9,
    calls: 9,
    cost: 9,
    before: 9,
    reference: 'x1',
    phone: '(713) 555-0117',
    detail: 'qwrt',
    seconds: 9,
    status: 9,
    number: 9,
    openCents: 9,
  },
  ...{
    task: 'readQuotes',
    operation: 'qwrt',
    model: 'Qwrt',
    models: 'Qwrts',
    name: 'qwrt.jpg',
    text: 'qwrt',
    title: 'qwrt',
  },
  ...{ from: '/q', via: '/q', to: '/q' },
  ...{ field: 'qwrt', number: 9, openCents: 9, cashCents: 9, countedCents: 8 },
  ...{ author: 'qwrt', email: 'q@q.test', missing: ['length', 'symbol'], why: { reason: 'passwordWrong' } },
}
const reasons = Object.keys(words.refusals).map((reason) => ({ reason, facts }) as unknown as Reason)

test('every refusal has a sentence with its facts in it', () => {
  const said = reasons.map((reason) => sentence(reason, words.refusals))
  expect(unmarked(said)).toEqual([])
  expect(said.filter((text) => text === '' || /úndéfínéd|NáN|óbjéct/.test(text))).toEqual([])
})

test('every refusal is given somewhere: no sentence is left over', async () => {
  // A fact of the profile is declared with the reason why a value of it is refused; the panel asks too whether a text can stand.
  const folders = ['server', 'content/profile'].map(async (folder) =>
    (await readdir(folder, { recursive: true })).map((name) => `${folder}/${name}`),
  )
  const files = [...(await Promise.all(folders)).flat(), 'content/own-text-problem.ts']
  const code = await Promise.all(
    files
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFile(name, 'utf8')),
  )
  const source = code.join('\n')
  const isGiven = (key: string) =>
    source.includes(`'${key}'`) || new RegExp(`\\b(?:get\\('refusals'\\)|refusals)\\.${key}\\b`).test(source)
  expect(Object.keys(words.refusals).filter((key) => !isGiven(key))).toEqual([])
})

test('an unknown reason and a missing fact do not compile', () => {
  const known: Reason[] = [
    { reason: 'slugTaken' },
    { reason: 'tooManyTags', facts: { most: 30 } },
    // @ts-expect-error there is no such sentence
    { reason: 'slugStolen' },
    // @ts-expect-error its sentence says how many
    { reason: 'tooManyTags' },
    // @ts-expect-error its sentence says how many, by another name
    { reason: 'tooManyTags', facts: { tags: 30 } },
  ]
  expect(known satisfies { reason: ReasonKey }[]).toHaveLength(5)
})

const id = '0190c8a0-0000-7000-8000-000000000001'
const at = '2026-11-22T01:18:00.000Z'
const lead = { id, email: 'q@q.test', submittedAt: at, quarantineReasons: [] as string[] }
const request = { ...lead, phone: '(713) 555-0117', phoneE164: '+17135550117', message: 'Qwrt' }

const leads = {
  'quote.created': {
    ...{ ...request, firstName: 'Qw', lastName: 'Rt', service: 'access-control' },
    fileUrls: ['quote-attachments/1-2_q.jpg'],
  },
  'message.created': { ...request, name: 'Qw Rt', service: 'other' },
  'review.created': {
    ...{ ...lead, name: 'Qw Rt', rating: 4, title: 'Qwrt', comment: 'Qwrt' },
    ...{ service: 'Qwrt', location: 'Qwrt' },
  },
}

const changes = Object.keys(words.mail.accountMailWords.changed.what) as Exclude<
  AccountChange['what'],
  'emailChanged'
>[]
const accountMails: Record<AccountMail['about'], AccountMail[]> = {
  'password-reset': [{ about: 'password-reset', token: 'q' }],
  'email-code': [{ about: 'email-code', code: '123456', minutes: 15 }],
  invitation: [{ about: 'invitation', token: 'q', by: 'Qw', role: 'dispatcher' }],
  role: [{ about: 'role', who: 'Qw', by: 'Rt', at, before: 'reader', after: 'writer' }],
  changed: [
    ...changes.map((what) => ({ about: 'changed' as const, what, keys: ['Qw'] })),
    { about: 'changed', what: 'emailChanged', email: 'q@q.test', keys: [] },
  ],
  notifications: [{ about: 'notifications', by: 'Qw', at, changes: [['secret']] }],
}

const job = { kind: 'Quote', number: '4821-0937' } as const
const customerMails: Record<CustomerMailKind, CustomerMail> = {
  received: {
    ...{ ...job, about: 'received', customer: 'Qw', service: 'safes', submittedAt: at, files: 2 },
    ...{ promisedBy: '2099-11-23T13:30:00.000Z', opensAt: null },
  },
  taken: { ...job, about: 'taken', customer: 'Qw', staff: 'Rt', until: '2099-11-22T02:00:00.000Z' },
  tried: { ...job, about: 'tried', customer: 'Qw', leftMessage: false, until: '2099-11-22T02:00:00.000Z' },
  appointment: {
    ...{ ...job, about: 'appointment', customer: 'Qw', scheduledAt: '2099-11-23T13:30:00.000Z' },
    ...{ windowMinutes: 120, address: '9 Qw', isMoved: true },
  },
  reminder: {
    ...{ ...job, about: 'reminder', customer: 'Qw', scheduledAt: '2099-11-23T13:30:00.000Z' },
    ...{ windowMinutes: null, address: null },
  },
  onTheWay: {
    ...job,
    about: 'onTheWay',
    customer: 'Qw',
    staff: null,
    arrivesAt: '2099-11-22T02:00:00.000Z',
    isLater: true,
  },
  copy: {
    ...job,
    about: 'copy',
    action: 'anotherTime',
    customer: 'Qw',
    ...{ at, signedBy: null, estimate: null, promisedBy: null },
    ...{ scheduledAt: '2099-11-23T13:30:00.000Z', windowMinutes: null },
  },
  done: { ...job, about: 'done', customer: 'Qw', review: 'invitation' },
}

const news = ['request.cancelled', 'request.added', 'request.corrected'].map(
  (topic) =>
    [
      topic,
      {
        ...{ kind: 'Quote', id, number: '4821-0937', name: 'Qw Rt', phone: '(713) 555-0117' },
        ...{ phoneE164: '+17135550117', service: 'safes', at, files: topic === 'request.added' ? 2 : null },
      },
    ] as const,
)

describe('every mail is in the words of its language, and says which it is', () => {
  const secret = 'a secret that is long enough for it'
  const context = {
    ...{
      company: inOurWords(defaultProfile),
      site: 'https://lantern.example.com',
      customerSite: 'https://lantern.example.com',
      secret,
      invitationDays: 90,
    },
    links: {
      receiptOf: () => '/receipt/q',
      invitationOf: () => '/reviews/new?invitation=q',
      invoiceOf: () => 'unused',
    },
    languages: [markedLanguage] as const,
    reader: markedLanguage,
    reads: nothingToRead,
  }
  const suspicious = Object.entries(leads).map(([topic, payload]) => ({
    topic,
    payload: { ...payload, quarantineReasons: suspiciousReasons.element.options },
  }))
  const deliveries: { topic: string; payload: unknown }[] = [
    ...Object.entries(leads).map(([topic, payload]) => ({ topic, payload })),
    ...suspicious,
    ...Object.values(accountMails).flatMap((mails) =>
      mails.map((mail) => ({ topic: `account.${mail.about}`, payload: mail })),
    ),
    ...Object.values(customerMails).map((mail) => ({ topic: customerTopic(mail.about), payload: mail })),
    { topic: reviewRequestTopic, payload: { firstName: 'Qw', service: 'safes' } },
    ...news.map(([topic, payload]) => ({ topic, payload })),
    { topic: testTopic, payload: {} },
  ]
  const expectMarked = ({ subject, text, html }: MailContent) => {
    expect(unmarked([subject, ...text.split('\n'), ...textsIn(html)])).toEqual([])
    expect(html).toContain('<html lang="ja-JP">')
  }

  test.each(deliveries)('$topic', async ({ topic, payload }) => {
    const isSealed = topic.startsWith('account.')
    const sealed = isSealed && {
      sealed: await symmetricEncrypt({ key: secret, data: JSON.stringify(payload) }),
    }
    const composed = await composeMail(
      { topic, payload: sealed || payload, subjectType: 'Quote', subjectId: id, createdAt: new Date(at) },
      context,
    )
    if (!composed.ok) throw new Error(composed.refusal.why.reason)
    expectMarked(composed.value)
  })

  test('the mail that proves that mail arrives', () => {
    expectMarked(composeProofMail('123456', { company: defaultProfile, site: 'https://q.test', words }))
  })

  test('what was changed about where requests go', () => {
    const say = words.mail.notificationChangeWords
    const way = { host: 'q.test', username: 'qw' }
    expect(
      unmarked([
        say.recipients([], ['q@q.test']),
        say.webhook(undefined, { host: 'q.test' }),
        say.mailServer(undefined, way),
        ...[say.mailSender('q@q.test', 'w@q.test'), say.publicUrl('https://q.test', 'https://w.test')],
        ...[say.deviceAdded('Qw'), say.deviceRemoved('Qw'), say.mailPassword(), say.secret()],
      ]),
    ).toEqual([])
  })
})

test.each([...Object.entries(leads), ...news, [testTopic, {}] as const])(
  'the push of %s',
  (topic, payload) => {
    const delivery = { id, topic, payload, subjectId: id }
    const message = composePush(delivery, { waiting: 3, words })
    expect(unmarked([message?.title ?? '', message?.body ?? ''])).toEqual([])
    expect(message?.title).toBeTruthy()
  },
)

test('what a store begins with is in the words of the default language', () => {
  const posts = words
    .firstPosts()
    .flatMap(({ title, excerpt, content }) => [title, excerpt, ...content.split('\n')])
  expect(unmarked(posts)).toEqual([])
  const { demonstrationMessages } = wordsFor(words.demonstration, words.speechOf(inOurWords(defaultProfile)))
  expect(unmarked(demonstrationMessages)).toEqual([])
})
