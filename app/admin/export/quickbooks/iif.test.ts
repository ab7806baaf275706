import { expect, test } from 'vitest'
import { defaultBookNames as names } from '#content/money/book-names.ts'
import { totalsOf } from '#content/money/line-items.ts'
import type { Booked } from './booked.ts'
import { iifBytes, iifHead, iifOf } from './iif.ts'

const line = { name: 'Rekey', quantity: 200, unitCents: 2_500, discountCents: 0, isTaxable: true }

function booked(changes: Partial<Booked> = {}): Booked {
  const { lines = [{ ...line, totalCents: 5_000 }], taxRate = 8_250 } = changes
  const { taxCents, totalCents } = totalsOf(lines, taxRate)
  return {
    ...{ kind: 'invoice', number: '1001', name: 'Dana Whitfield', sentOn: '2026-11-29', dueOn: '2026-12-13' },
    ...{ lines, taxRate, taxCents, totalCents, payments: [], isOfPeriod: true, isVoid: false },
    ...changes,
  }
}

const cellsOf = (text: string) =>
  text
    .split('\r\n')
    .filter(Boolean)
    .map((row) => row.split('\t'))

/** The amounts of each transaction, in cents. */
function transactionsOf(text: string): number[][] {
  const all: number[][] = []
  for (const [what, , , , , amount = ''] of cellsOf(text)) {
    if (what === 'TRNS') all.push([])
    if (what === 'TRNS' || what === 'SPL') all.at(-1)?.push(Math.round(Number(amount) * 100))
  }
  return all
}

test('an invoice is what the customer owes against its lines and the tax', () => {
  expect(cellsOf(iifOf(booked(), names))).toEqual([
    ['CUST', 'Dana Whitfield'],
    [
      ...['TRNS', 'INVOICE', '11/29/2026', 'Accounts Receivable', 'Dana Whitfield', '54.13'],
      ...['1001', '', '12/13/2026', ''],
    ],
    [
      ...['SPL', 'INVOICE', '11/29/2026', 'Sales', '', '-50.00', '1001', 'Rekey'],
      ...['-2', '25.00', 'Services', 'Y', ''],
    ],
    [
      ...['SPL', 'INVOICE', '11/29/2026', 'Sales Tax Payable', 'Sales Tax Agency', '-4.13', '1001', ''],
      ...['', '8.25%', 'Sales Tax Payable', 'N', 'AUTOSTAX'],
    ],
    ['ENDTRNS'],
  ])
})

test('a payment goes to the money received; what went back is a journal entry', () => {
  const paid = { method: 'check' as const, reference: 'No. 12', on: '2026-11-30', tipCents: 0 }
  const text = iifOf(
    booked({
      isOfPeriod: false,
      payments: [
        { ...paid, amountCents: 5_413 },
        { ...paid, amountCents: -1_000 },
      ],
    }),
    names,
  )
  expect(cellsOf(text).map((row) => row.slice(0, 6).join(' '))).toEqual([
    'CUST Dana Whitfield',
    'TRNS PAYMENT 11/30/2026 Undeposited Funds Dana Whitfield 54.13',
    'SPL PAYMENT 11/30/2026 Accounts Receivable Dana Whitfield -54.13',
    'ENDTRNS',
    'TRNS GENERAL JOURNAL 11/30/2026 Undeposited Funds Dana Whitfield -10.00',
    'SPL GENERAL JOURNAL 11/30/2026 Accounts Receivable Dana Whitfield 10.00',
    'ENDTRNS',
  ])
})

test('to the cent: each transaction adds up to zero, whatever its lines, discounts, tax and sign', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let round = 0; round < 500; round += 1) {
    const sign = round % 3 === 0 ? -1 : 1
    const lines = Array.from({ length: 1 + random(5) }, () => {
      const [quantity, unitCents] = [sign * (1 + random(900)), random(90_000)]
      const discountCents = sign * random(Math.max(1, Math.floor(Math.abs(quantity * unitCents) / 100)))
      return { ...line, quantity, unitCents, discountCents, isTaxable: random(2) === 0, totalCents: 0 }
    })
    const invoice = booked({ lines, taxRate: random(12_000), kind: sign < 0 ? 'credit' : 'invoice' })
    const [amounts = []] = transactionsOf(iifOf(invoice, names))
    expect(amounts[0]).toBe(invoice.totalCents)
    expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(0)
  }
})

test('nothing that is typed makes a cell, a line or a name below another', () => {
  const typed = 'Ana\t"Ruiz"\r\n!TRNS: Locks, Keys and Doors of the Greater Houston Area'
  const lines = [{ ...line, name: 'Key\tcut\n"two"', totalCents: 5_000 }]
  const rows = cellsOf(iifOf(booked({ name: typed, lines }), names))
  expect(rows.map(([what]) => what)).toEqual(['CUST', 'TRNS', 'SPL', 'SPL', 'ENDTRNS'])
  expect(rows[0]).toEqual(['CUST', "Ana 'Ruiz' !TRNS- Locks, Keys and Doors o"])
  expect(rows[2]?.[7]).toBe("Key cut 'two'")
  expect(cellsOf(iifHead).map(([what]) => what)).toEqual(['!CUST', '!TRNS', '!SPL', '!ENDTRNS'])
})

test('letters are one byte each; what that program cannot read is a question mark', () => {
  expect(Buffer.from(iifBytes('José’s “keys” – 鍵')).toString('latin1')).toBe("José's 'keys' - ?")
})
