import type { ServerWords } from '#content/languages.ts'
import { discountText, type LineItem, lineCents, quantityText } from '#content/money/line-items.ts'
import type { MarkGround } from '#content/profile/brand.ts'
import { inks, openPaper, type Paper, type Struct } from './pdf-paper.ts'
import type { SoldPaper } from './sold-paper.ts'

export type PaperMark = { png: Buffer; width: number; height: number; ground: MarkGround; holdsName: boolean }

export type PaperLook = { mark: PaperMark | null; words: ServerWords }

export async function soldPdf(sold: SoldPaper, { mark, words: all }: PaperLook) {
  const words = all.invoice
  const { title, seller } = sold
  const paper = await openPaper({ title: `${title} · ${seller.name}`, author: seller.name, lang: all.locale })
  drawHead(paper, sold, mark)
  drawParties(paper, sold, words)
  drawLines(paper, sold, words)
  drawSums(paper, sold, words)
  drawEnd(paper, sold)
  return paper.close((page, pages) => `${seller.name} · ${title} · ${words.page(page, pages)}`)
}

type Words = ServerWords['invoice']

function drawHead(paper: Paper, { title, seller, state }: SoldPaper, mark: PaperMark | null) {
  const top = paper.y
  const box = { width: 210, height: 44 }
  let nameAt = paper.left
  if (mark) {
    const scale = Math.min(box.width / mark.width, box.height / mark.height)
    const [width, height] = [mark.width * scale, mark.height * scale]
    paper.draw((doc) => {
      if (mark.ground === 'dark')
        doc.roundedRect(paper.left - 6, top - 6, width + 12, height + 12, 4).fill(inks.text)
      doc.image(mark.png, paper.left, top, { width, height })
    })
    nameAt += width + 14
  } else {
    paper.draw((doc) => drawLock(doc, paper.left, top))
    nameAt += 44
  }
  const half = paper.left + paper.width / 2
  const name = paper.child('P')
  // A wide logo has the name in it; screen readers read it all the same.
  const isRead = mark?.holdsName ?? false
  name.add(() =>
    paper.put(seller.name, nameAt, top + 10, half - nameAt, {
      face: 'title',
      size: isRead ? 1 : 18,
      ...(isRead && { color: '#ffffff' }),
    }),
  )
  name.end()
  const heading = paper.child('H1')
  heading.add(() =>
    paper.put(title, half, top + 2, paper.width / 2, {
      face: 'title',
      size: 26,
      align: 'right',
    }),
  )
  heading.end()
  paper.y = top + 40
  if (state) {
    const { text, isOver } = state
    const element = paper.child('P')
    element.add(() =>
      paper.put(text, half - 40, paper.y - 6, paper.width / 2 + 40, {
        face: 'semibold',
        size: 11,
        align: 'right',
        color: isOver ? inks.alert : inks.quiet,
      }),
    )
    element.end()
    paper.y += paper.height(text, paper.width / 2 + 40, { face: 'semibold', size: 11 })
  }
  const nameHeight = isRead ? 0 : paper.height(seller.name, half - nameAt, { face: 'title', size: 18 })
  paper.y = Math.max(paper.y + 12, top + 68, top + nameHeight + 24)
  paper.rule()
  paper.y += 18
}

/** The built-in mark, as on the site (app/ui/logo.tsx). */
function drawLock(doc: PDFKit.PDFDocument, x: number, y: number) {
  doc.save().translate(x, y).scale(0.95)
  doc.path('M11 9V6.5a6 6 0 0 1 12 0V9').lineWidth(2.6).stroke(inks.text)
  doc.path('M6 8h22l3 9v20a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V17Z').fill(inks.text)
  doc.path('M17 16a6.4 6.4 0 0 1 3.7 11.6L23 36H11l2.3-8.4A6.4 6.4 0 0 1 17 16Z').fill('#ffb627')
  doc.restore()
}

function drawParties(paper: Paper, { seller, customer, facts }: SoldPaper, words: Words) {
  const from = [
    seller.name,
    seller.address,
    seller.phone,
    seller.email,
    ...seller.licenses.map(words.license),
  ]
  const top = paper.y
  const column = (paper.width - 32) / 3
  const bottoms = [
    drawBlock(paper, { x: paper.left, top, width: column }, customer.label, [
      customer.name,
      customer.address,
    ]),
    drawBlock(paper, { x: paper.left + column + 16, top, width: column }, words.from, from),
    drawFacts(paper, { x: paper.left + 2 * (column + 16), top, width: column }, facts),
  ]
  paper.y = Math.max(...bottoms) + 22
}

type Box = { x: number; top: number; width: number }

function drawBlock(
  paper: Paper,
  { x, top, width }: Box,
  label: string,
  texts: readonly (string | null)[],
): number {
  const element = paper.child('P')
  element.add(() => paper.put(label, x, top, width, { size: 8.5, color: inks.quiet }))
  let y = top + 13
  for (const [index, text] of texts.filter((one) => one !== null && one !== '').entries()) {
    const style = { face: index === 0 ? 'semibold' : 'regular', size: index === 0 ? 11 : 10 } as const
    const at = y
    element.add(() => paper.put(text ?? '', x, at, width, style))
    y += paper.height(text ?? '', width, style) + 1
  }
  element.end()
  return y
}

function drawFacts(paper: Paper, { x, top, width }: Box, facts: SoldPaper['facts']): number {
  let y = top
  for (const [label, value] of facts) {
    const at = y
    const element = paper.child('P')
    element.add(() => paper.put(label, x, at, width, { size: 8.5, color: inks.quiet }))
    element.add(() => paper.put(value, x, at + 12, width, { face: 'semibold', size: 10.5 }))
    element.end()
    y += 32
  }
  return y
}

const widths = { quantity: 58, unit: 76, amount: 84 }
/** A day needs more room than a quantity. */
const tableWidths = { quantity: 84, unit: 84, amount: 84 }

function rowsOf({ lines, taxRate, table }: SoldPaper, words: Words) {
  if (table) return table.rows.map((texts) => ({ texts, small: '' }))
  return lines.map((line) => {
    const { name, quantity, unitCents } = line
    const amount = words.dollars(lineCents(line))
    return {
      texts: [name, quantityText(quantity), words.dollars(unitCents), amount] as const,
      small: remarksOf(line, taxRate, words),
    }
  })
}

function drawLines(paper: Paper, sold: SoldPaper, words: Words) {
  const { sums, table: given } = sold
  const { name: what, quantity: count, unit: price, amount } = words.columns
  const titles = given?.titles ?? [what, count, price, amount]
  const wide = given ? tableWidths : widths
  const table = paper.child('Table')
  const name = paper.width - wide.quantity - wide.unit - wide.amount
  const columns = [
    { x: paper.left, width: name - 12, align: 'left' },
    { x: paper.left + name, width: wide.quantity, align: 'right' },
    { x: paper.left + name + wide.quantity, width: wide.unit, align: 'right' },
    { x: paper.left + name + wide.quantity + wide.unit, width: wide.amount, align: 'right' },
  ] as const
  const row = (
    type: 'TH' | 'TD',
    texts: readonly string[],
    style: { face: 'semibold' | 'regular'; size: number; color?: string },
  ) => {
    const element = paper.child('TR', table)
    for (const [index, text] of texts.entries()) {
      const column = columns[index]
      if (!column) continue
      const cell = paper.child(type, element)
      cell.add(() => paper.put(text, column.x, paper.y, column.width, { ...style, align: column.align }))
      cell.end()
    }
    return element
  }
  const head = () => {
    row('TH', titles, { face: 'semibold', size: 9, color: inks.quiet }).end()
    paper.y += 16
    paper.rule(inks.text)
    paper.y += 8
  }
  head()
  const lastWithSums = sums.length * 20 + 60
  const rows = rowsOf(sold, words)
  for (const [index, { texts, small }] of rows.entries()) {
    const needed = paper.height(texts[0], name - 12, { size: 10.5 }) + (small ? 12 : 0)
    const isLast = index === rows.length - 1
    if (paper.room(needed + 12 + (isLast ? lastWithSums : 0))) head()
    const top = paper.y
    const element = row('TD', texts, { face: 'regular', size: 10.5 })
    if (small) addRemark(paper, element, small, top + needed - 11, name - 12)
    element.end()
    paper.y = top + needed + 7
    paper.rule()
    paper.y += 7
  }
  table.end()
  paper.y += 4
}

function addRemark(paper: Paper, row: Struct, text: string, y: number, width: number) {
  const cell = paper.child('TD', row)
  cell.add(() => paper.put(text, paper.left, y, width, { size: 8.5, color: inks.quiet }))
  cell.end()
}

const remarksOf = (line: LineItem, taxRate: number, words: Words) =>
  [
    line.discountCents !== 0 && words.discount(discountText(line, words.dollars(-line.discountCents))),
    taxRate > 0 && !line.isTaxable && words.untaxed,
  ]
    .filter((text) => text !== false)
    .join(' · ')

function drawSums(paper: Paper, { sums }: SoldPaper, words: Words) {
  paper.room(sums.length * 19 + 8)
  const table = paper.child('Table')
  for (const { label, cents, isStrong } of sums) {
    const style = {
      face: isStrong ? 'semibold' : 'regular',
      size: isStrong ? 12 : 10.5,
      align: 'right',
    } as const
    const row = paper.child('TR', table)
    const title = paper.child('TH', row)
    const amount = paper.left + paper.width - widths.amount
    const titleWidth = paper.width - widths.amount - 12
    const height = paper.height(label, titleWidth, style) + (isStrong ? 7 : 5)
    paper.room(height)
    title.add(() => paper.put(label, paper.left, paper.y, titleWidth, style))
    title.end()
    const value = paper.child('TD', row)
    value.add(() => paper.put(words.dollars(cents), amount, paper.y, widths.amount, style))
    value.end()
    row.end()
    paper.y += height
  }
  table.end()
}

function drawEnd(paper: Paper, { ends, note }: SoldPaper) {
  paper.y += 14
  for (const { text, isStrong, link } of ends)
    paper.write('P', text, {
      ...(isStrong ? ({ face: 'semibold', size: 11 } as const) : { size: 10.5 }),
      ...(link && { link }),
      gap: 6,
    })
  for (const part of note.split('\n').filter(Boolean)) paper.write('P', part, { color: inks.quiet, gap: 4 })
}
