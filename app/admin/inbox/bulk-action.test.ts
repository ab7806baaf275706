import { expect, test } from 'vitest'
import { UpdateRequest } from '#app/admin/leads/lead-data.ts'
import { submitted } from '#app/admin/submission/submission.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { bulkWords, inboxWords as words } from '#words/panel/inbox.ts'
import { type BulkIntent, textOfResult } from './bulk.ts'
import { runBulk } from './bulk-action.ts'

const quote = { kind: 'Quote', id: 'a' } as const
const message = { kind: 'Message', id: 'b' } as const

function service(...refused: string[]) {
  const asked: { document: unknown; variables: object }[] = []
  const run = (async (document: unknown, variables: { id?: string; input?: { id: string } }) => {
    asked.push({ document, variables })
    const id = variables.id ?? variables.input?.id ?? ''
    if (refused.includes(id)) return { ok: false, refusal: { code: 'INTERNAL', message: 'away' } }
    return { ok: true, value: { saved: { id, updatedAt: '2026-11-22T10:00:00.000Z' } } }
  }) as Run
  return { asked, run }
}

async function bulk(intent: BulkIntent, chosen: Parameters<typeof runBulk>[1], run: Run) {
  const form = new FormData()
  form.set('intent', intent)
  const result = await submitted(form, { handlers: { [intent]: () => runBulk(intent, chosen, run) }, run })
  if (!result) throw new Error('no handler ran')
  return result
}

test('each request is changed, and the result says when', async () => {
  const { asked, run } = service()
  expect(await bulk('contacted', [quote, message], run)).toEqual({
    ok: true,
    intent: 'contacted',
    id: '',
    done: bulkWords.marked(2, 'contacted'),
    changed: [
      { id: 'a', savedAt: '2026-11-22T10:00:00.000Z' },
      { id: 'b', savedAt: '2026-11-22T10:00:00.000Z' },
    ],
  })
  expect(asked).toEqual([
    {
      document: UpdateRequest,
      variables: { input: { id: 'a', status: 'contacted' }, condition: null },
    },
    {
      document: UpdateRequest,
      variables: { input: { id: 'b', status: 'contacted' }, condition: null },
    },
  ])
})

test('a part that fails is said as what it is', async () => {
  const result = await bulk('completed', [quote, message], service('b').run)
  expect(result).toMatchObject({ ok: false, problem: bulkWords.bulkPart(1, 1), changed: [{ id: 'a' }] })
  const nothing = await bulk('trash', [quote], service('a').run)
  expect(nothing).toMatchObject({ ok: false, problem: words.bulkFailed, changed: [] })
  expect(await bulk('trash', [], service().run)).toMatchObject({
    ok: false,
    problem: bulkWords.nothingSelected,
  })
})

test('undoing puts back what was there, unless it was changed since', async () => {
  const { asked, run } = service()
  const before = {
    ...quote,
    status: 'new',
    contactedAt: null,
    completedAt: null,
    assigneeId: null,
    savedAt: '2026-11-22T10:00:00.000Z',
  } as const
  expect(await bulk('restore', [before], run)).toMatchObject({ ok: true })
  expect(asked[0]?.variables).toEqual({
    input: { id: 'a', status: 'new', contactedAt: null, completedAt: null, assigneeId: null },
    condition: { updatedAt: { eq: '2026-11-22T10:00:00.000Z' } },
  })
  const overtaken = await bulk('restore', [before, { ...before, ...message }], service('b').run)
  expect(overtaken).toMatchObject({ ok: false, problem: bulkWords.undoPart(1, 1) })
})

test('done says whom a thank-you email goes to, and only of what was changed', async () => {
  const sent = [
    { id: 'a', name: 'Ann Lee', isThanked: true },
    { id: 'b', name: 'Bo Diaz', isThanked: true },
    { id: 'c', name: 'Cy Park', isThanked: false },
  ]
  const call = { kind: 'Call', id: 'c' } as const
  const texts = async (
    intent: 'contacted' | 'completed',
    chosen: Parameters<typeof runBulk>[1],
    refused = '',
  ) => textOfResult(await bulk(intent, chosen, service(refused).run), sent)
  expect(await texts('completed', [quote])).toBe(
    '1 request marked completed. Ann Lee gets a thank-you email.',
  )
  expect(await texts('completed', [quote, message, call])).toBe(
    '3 requests marked completed. 2 customers get a thank-you email.',
  )
  expect(await texts('completed', [quote, message], 'b')).toBe(
    `${bulkWords.bulkPart(1, 1)} Ann Lee gets a thank-you email.`,
  )
  expect(await texts('completed', [call])).toBe('1 request marked completed')
  expect(await texts('contacted', [quote])).toBe('1 request marked contacted')
})
