import { expect, test } from 'vitest'
import { askingWords as asking } from '#content/en/panel/asking.ts'
import { shareWords as share } from '#content/en/panel/money/share.ts'
import { customerPageWords as page } from '#content/en/panel/people/customer-page.ts'
import { requestWords as request } from '#content/en/panel/request.ts'
import { askingWords as askingInSpanish } from '#content/es/panel/asking.ts'
import { shareWords as shareInSpanish } from '#content/es/panel/money/share.ts'
import { customerPageWords as pageInSpanish } from '#content/es/panel/people/customer-page.ts'
import { requestWords as requestInSpanish } from '#content/es/panel/request.ts'

const texts = [
  ...[share, shareInSpanish].flatMap(({ invoice, overdue, estimate }) => [
    invoice.message,
    overdue.message,
    estimate.message,
  ]),
  ...[page, pageInSpanish, asking, askingInSpanish].map(({ message }) => message),
  ...[request, requestInSpanish].map(({ justCalled }) => justCalled),
]

test('a firm whose name ends with a full stop is named in a text with one', () => {
  for (const textOf of texts)
    expect(textOf('Ana', 'Bayou Lock Inc.', 'https://example.com/a')).toMatch(/ Bayou Lock Inc\. \S/)
})
