import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { type InvoiceDocument, paperOfInvoice } from './invoice-document.ts'
import { soldPdf } from './sold-pdf.ts'

const { words } = languages[0]

const invoice: InvoiceDocument = {
  ...{ kind: 'invoice', number: '1001', issuedOn: '2026-11-27', dueOn: null, requestNumber: null, lines: [] },
  seller: { name: 'Bayou Lock', address: null, phone: '(713) 864-2200', email: null, licenses: [] },
  customer: { name: 'Noor Haddad', address: null },
  ...{
    subtotalCents: 0,
    taxCents: 0,
    totalCents: 0,
    taxRate: 0,
    taxPlace: null,
    paidBeforeCents: 0,
    credits: [],
    payments: [],
    openCents: 0,
  },
  ...{ note: '', creditOf: null, ended: null, reason: null, signed: null },
}

const pdfOf = (document: InvoiceDocument) =>
  soldPdf(paperOfInvoice(document, words.invoice, null), { mark: null, words })

async function ruleOf(name: string): Promise<number> {
  const seller = { ...invoice.seller, name }
  const pdf = Buffer.from(await pdfOf({ ...invoice, seller })).toString('latin1')
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

test('a tax place of several lines stands above the total, not on it', async () => {
  const taxPlace = 'City of Houston, Harris County and the Metropolitan Transit Authority district, together'
  const taxed = { ...invoice, taxRate: 8_250, taxPlace, subtotalCents: 100, taxCents: 8, totalCents: 108 }
  const pdf = Uint8Array.from(await pdfOf(taxed))
  const page = await (await getDocumentProxy(pdf)).getPage(1)
  const { items } = await page.getTextContent()
  const heightOf = (part: string) =>
    items.flatMap((item) =>
      'str' in item && item.str.includes(part) ? [Number(item.transform[5])] : [],
    )[0] ?? 0
  expect(heightOf('together') - heightOf('Total')).toBeGreaterThan(12)
})

const linesOn = async (changes: Partial<InvoiceDocument>) => {
  const pdf = Uint8Array.from(await pdfOf({ ...invoice, ...changes }))
  const page = await (await getDocumentProxy(pdf)).getPage(1)
  const { items } = await page.getTextContent()
  const lines = Map.groupBy(
    items.flatMap((item) => ('str' in item ? [item] : [])),
    ({ transform }) => Number(transform[5]),
  )
  return Array.from(lines.values(), (parts) => {
    const [first] = parts
    const last = parts.at(-1)
    return {
      text: parts
        .map(({ str }) => str)
        .join('')
        .trim(),
      left: Number(first?.transform[4]),
      right: Number(last?.transform[4]) + (last?.width ?? 0),
    }
  })
}

test('names in Vietnamese, Cyrillic and Greek letters are printed, signs in plain letters, and others as a question mark', async () => {
  const names = [
    'Nguyễn Thị Ánh',
    'Олена Ґалаґан',
    'Γιώργος Ξένος',
    'Łukasz Şahin',
    'Cafe\u0301 ﬁx → 🔑',
    '漢 字',
  ]
  const lines = await linesOn({ note: names.join('\n') })
  expect(lines.slice(-7, -1).map(({ text }) => text)).toEqual([...names.slice(0, 4), 'Café fix ->', '? ?'])
})

test('a text of several fonts is broken and aligned as one of a single font', async () => {
  const taxed = { taxRate: 8_250, subtotalCents: 100, taxCents: 8, totalCents: 108 }
  const [row] = (await linesOn({ ...taxed, taxPlace: 'Łódź, Київ і Αθήνα' })).filter(({ text }) =>
    text.includes('Łódź, Київ'),
  )
  // The sum stands to its right, in the last column.
  expect(row?.right).toBeCloseTo(612 - 54, 0)
  const long = 'Ключова компанія '.repeat(30).trim()
  const broken = (await linesOn({ note: long })).filter(({ text }) => text.startsWith('Ключова'))
  expect(broken.length).toBeGreaterThan(3)
  for (const { left, right } of broken) {
    expect(left).toBeCloseTo(54, 0)
    expect(right).toBeLessThanOrEqual(612 - 54)
  }
})
