import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { deliveries } from '#server/schema/notifications.ts'
import { requests } from '#server/schema/requests.ts'
import { call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'
import { dana } from '#tests/quotes.ts'
import { quoteRow } from '#tests/requests.ts'

const query = '{ undeliveredNotifications { kind subjectId name delivery { id recipient state lastError } } }'

test('what was not delivered is named, with whose it is and why; what was is not', async () => {
  await using lantern = await testLantern()
  const headers = await ownerCookie(lantern)
  const id = newId()
  await lantern.db.insert(requests).values({ ...quoteRow(dana), id, contentHash: id })
  await lantern.db.insert(deliveries).values({
    id: newId(),
    topic: 'quote.created',
    subjectType: 'Quote',
    subjectId: id,
    channel: 'mail',
    recipient: 'administrators',
    payload: {},
    dedupeKey: id,
    state: 'dead',
    lastError: 'The mailbox is full.',
  })
  expect(dataOf(await call(lantern, query, {}, headers), 'undeliveredNotifications')).toMatchObject([
    {
      kind: 'Quote',
      subjectId: id,
      name: 'Dana Whitfield',
      delivery: { recipient: 'administrators', state: 'dead', lastError: 'The mailbox is full.' },
    },
  ])
  await lantern.db.update(deliveries).set({ state: 'sent' })
  expect(dataOf(await call(lantern, query, {}, headers), 'undeliveredNotifications')).toEqual([])
})
