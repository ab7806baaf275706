import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { invoicePdf } from './invoice-pdf.ts'

const { words } = languages[0]

const invoice: InvoiceDocument = {
  ...{ kind: 'invoice', number: 1001, issuedOn: '2026-11-27', dueOn: null, requestNumber: null, lines: [] },
  seller: { name: 'Bayou Lock', address: null, phone: '(713) 864-2200', email: null, licenses: [] },
  customer: { name: 'Noor Haddad', address: null },
  ...{ subtotalCents: 0, taxCents: 0, totalCents: 0, taxRate: 0, taxPlace: null, payments: [], openCents: 0 },
  ...{ note: '', creditOf: null, ended: null, reason: null, signed: null },
}

async function ruleOf(name: string): Promise<number> {
  const seller = { ...invoice.seller, name }
  const pdf = Buffer.from(
    await invoicePdf({ ...invoice, seller }, { mark: null, words, payLink: null }),
  ).toString('latin1')
  const drawn = [...pdf.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return Number(/54 ([\d.]+) m\s+558 \1 l/.exec(drawn.join('\n'))?.[1])
}

test('a name of several lines stands above the line below the head, not on it', async () => {
  const short = await ruleOf('Bayou Lock')
  expect(short).toBeGreaterThan(100)
  const lines = 3
  const long = await ruleOf('Soren O’Keefe & Daughter’s Lock, Key and Door Works of Fargo')
  expect(long).toBeGreaterThan(54 + 10 + lines * 18)
  expect(long).toBeGreaterThan(short)
})
