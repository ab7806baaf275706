import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { nothingToRead } from '#tests/doubles/mail-reads.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { composeMail } from './mail-delivery.ts'

const id = '0190b7f4-7d3c-7000-8000-000000000001'
const site = 'https://lantern.example.com'

const composed = (
  topic: string,
  payload: unknown,
  { customerSite }: { customerSite: string | undefined } = { customerSite: site },
) =>
  composeMail(
    { topic, payload, subjectType: 'Quote', subjectId: id, createdAt: new Date() },
    {
      ...{ company: inOurWords(defaultProfile), site, customerSite },
      ...{
        secret: 'unused',
        invitationDays: 90,
        languages: [english],
        reader: english,
        reads: nothingToRead,
      },
      links: { receiptOf: () => '/receipt/x', invitationOf: () => '/reviews/new', invoiceOf: () => '/i.pdf' },
    },
  )

const refused = (permanent: boolean, reason: string) => ({
  ok: false,
  refusal: { permanent, why: { reason } },
})

test('a topic or a payload of another version is refused for good', async () => {
  const unreadable = refused(true, 'deliveryUnreadable')
  expect(await composed('customer.sung', { about: 'sung' })).toEqual(unreadable)
  expect(await composed('customer.done', { about: 'sung' })).toEqual(unreadable)
  expect(await composed('account.changed', { sealed: 'by another key' })).toEqual(unreadable)
})

test('what is not true any more is refused for good: its mailbox may have delayed it for hours', async () => {
  const request = { kind: 'Quote', number: '4821-0937', customer: null }
  const arrived = { about: 'onTheWay', staff: 'Mike', arrivesAt: '2020-01-01T00:00:00.000Z' }
  expect(await composed('customer.onTheWay', { ...request, ...arrived })).toEqual(
    refused(true, 'deliveryTooLate'),
  )
})

test('a mail that is of no use without its link waits until the address of the site is known', async () => {
  const asked = { firstName: 'Rosa', service: 'safes' }
  const waits = await composed('review.asked', asked, { customerSite: undefined })
  expect(waits).toEqual(refused(false, 'addressUnproven'))
  expect(await composed('review.asked', asked)).toMatchObject({ ok: true })
})
