import { printedLetters } from '#content/printed-letters.ts'
import { type Face, runsOf } from './paper-fonts.ts'

type Doc = PDFKit.PDFDocument
export type Struct = PDFKit.PDFStructureElement

export const inks = { text: '#101b2d', quiet: '#3c4860', rule: '#dfdacd', alert: '#b3261e' } as const

type Style = { face?: Face; size?: number; color?: string; align?: 'left' | 'right'; link?: string }

const margin = 54
const footer = 48
const page = { width: 612, height: 792 }
/** Of Barlow, in parts of its size. Other fonts stand on its lines. */
const [ascent, lineHeight] = [1, 1.2]

export type Paper = Awaited<ReturnType<typeof openPaper>>

/** Sheets in US Letter in the firm's fonts, tagged, so that screen readers follow the order in which they are written. */
export async function openPaper({ title, author, lang }: { title: string; author: string; lang: string }) {
  // Loaded with the first document: most requests need none.
  const { default: PDFDocument } = await import('pdfkit')
  const doc: Doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    pdfVersion: '1.7',
    // Its types are those of an earlier version, which had no PDF/UA.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author },
    // Without it PDFKit loads Helvetica, which a PDF/UA file may not name without embedding it.
    font: '',
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y = margin

  function widthOf(text: string, { face = 'regular', size = 10 }: Style): number {
    const widths = runsOf(text, face).map((run) => doc.font(run.font).fontSize(size).widthOfString(run.text))
    return widths.reduce((sum, width) => sum + width, 0)
  }

  /** Broken after spaces and hyphens, and where a word is too long for a line. */
  function linesOf(text: string, width: number, style: Style): string[] {
    const lines: string[] = []
    for (const paragraph of printedLetters(text).split('\n')) {
      let line = ''
      for (const word of paragraph.split(/(?<= )|(?<=\p{L}-)(?=\p{L})/u)) {
        const isLong = widthOf(word.trimEnd(), style) > width
        for (const part of isLong ? word : [word]) {
          if (line && widthOf(`${line}${part}`.trimEnd(), style) > width) {
            lines.push(line.trimEnd())
            line = ''
          }
          line += part
        }
      }
      lines.push(line)
    }
    return lines
  }

  const height = (text: string, width: number, style: Style = {}) =>
    linesOf(text, width, style).length * (style.size ?? 10) * lineHeight

  function put(text: string, x: number, top: number, width: number, style: Style = {}) {
    const { face = 'regular', size = 10, color = inks.text, align = 'left', link } = style
    doc.fillColor(color)
    for (const [index, line] of linesOf(text, width, style).entries()) {
      const y = top + index * size * lineHeight
      let at = align === 'right' ? x + width - widthOf(line, style) : x
      for (const run of runsOf(line, face)) {
        const options = { lineBreak: false, baseline: -ascent * size, ...(link && { link, underline: true }) }
        doc.font(run.font).fontSize(size).text(run.text, at, y, options)
        at += doc.widthOfString(run.text)
      }
    }
  }

  return {
    left: margin,
    width: page.width - 2 * margin,
    root,
    height,
    put,
    get y() {
      return y
    },
    set y(to: number) {
      y = to
    },
    child(type: string, parent: Struct = root): Struct {
      const made = doc.struct(type)
      parent.add(made)
      return made
    },
    /** A text below the last one; `type` is its structure tag in the PDF, such as P or H1. */
    write(type: string, text: string, style: Style & { x?: number; width?: number; gap?: number } = {}) {
      const { x = margin, width = page.width - 2 * margin, gap = 0, ...rest } = style
      const needed = height(text, width, rest)
      this.room(needed)
      const top = y
      const element = doc.struct(type, {}, () => put(text, x, top, width, rest))
      root.add(element)
      element.end()
      y = top + needed + gap
    },
    /** Decoration, which is not read out. */
    rule(color: string = inks.rule) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(margin, y)
        .lineTo(page.width - margin, y)
        .lineWidth(0.75)
        .strokeColor(color)
        .stroke()
      doc.endMarkedContent()
    },
    draw(paint: (doc: Doc) => void) {
      doc.markContent('Artifact', { type: 'Layout' })
      paint(doc)
      doc.endMarkedContent()
    },
    /** Begins a new page where less than this is left; says whether it did. */
    room(needed: number): boolean {
      if (y + needed <= page.height - footer - 16) return false
      doc.addPage()
      y = margin
      return true
    },
    async close(footerOf: (page: number, pages: number) => string): Promise<Uint8Array> {
      root.end()
      const { count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index)
        doc.markContent('Artifact', { type: 'Pagination' })
        const style = { size: 8, color: inks.quiet }
        put(footerOf(index + 1, count), margin, page.height - footer, page.width - 2 * margin, style)
        doc.endMarkedContent()
      }
      doc.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
