import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type Doc = PDFKit.PDFDocument
export type Struct = PDFKit.PDFStructureElement

export const inks = { text: '#101b2d', quiet: '#3c4860', rule: '#dfdacd', alert: '#b3261e' } as const

type Face = 'regular' | 'semibold' | 'title'

type Style = { face?: Face; size?: number; color?: string; align?: 'left' | 'right'; link?: string }

const margin = 54
const footer = 48
const page = { width: 612, height: 792 }

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
  const faces = await registerFaces(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y = margin

  const height = (text: string, width: number, { face = 'regular', size = 10 }: Style = {}) =>
    doc.font(face).fontSize(size).heightOfString(text, { width })

  /** Texts in letters that the first font has not are written in runs, each in the font that has it. */
  function put(text: string, x: number, top: number, width: number, style: Style = {}) {
    const { face = 'regular', size = 10, color = inks.text, align = 'left', link } = style
    const runs = runsOf(text, faces[face])
    doc.fillColor(color).fontSize(size)
    for (const [index, { font, text: part }] of runs.entries()) {
      const options = {
        width,
        align,
        continued: index < runs.length - 1,
        ...(link && { link, underline: true }),
      }
      doc.font(font)
      if (index === 0) doc.text(part, x, top, options)
      else doc.text(part, options)
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

const families = {
  regular: ['barlow', 400],
  semibold: ['barlow', 600],
  title: ['barlow-condensed', 700],
} as const
const alphabets = ['latin', 'latin-ext', 'vietnamese'] as const

const { resolve } = createRequire(import.meta.url)
const fontFiles = new Map<string, Promise<Buffer>>()

function fontFile(family: string, name: string): Promise<Buffer> {
  const path = resolve(`@fontsource/${family}/files/${name}.woff`)
  const read = fontFiles.get(path) ?? readFile(path)
  fontFiles.set(path, read)
  return read
}

type Letters = { font: string; has(codePoint: number): boolean }

/** PDFKit's fonts are fontkit's, whose question this is; its types leave them out. */
type WithGlyphs = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }

async function registerFaces(doc: Doc): Promise<Record<Face, Letters[]>> {
  const facesOf = async (face: Face): Promise<Letters[]> => {
    const [family, weight] = families[face]
    const files = await Promise.all(
      alphabets.map((alphabet) => fontFile(family, `${family}-${alphabet}-${weight}-normal`)),
    )
    return files.map((file, index) => {
      const font = index === 0 ? face : `${face} ${alphabets[index]}`
      doc.registerFont(font, file)
      doc.font(font)
      const { font: letters } = (doc as unknown as WithGlyphs)._font
      return { font, has: (codePoint) => letters.hasGlyphForCodePoint(codePoint) }
    })
  }
  return {
    regular: await facesOf('regular'),
    semibold: await facesOf('semibold'),
    title: await facesOf('title'),
  }
}

/** What no font has is a question mark: a gap would hide that something is missing. */
function runsOf(text: string, faces: readonly Letters[]): { font: string; text: string }[] {
  const [first] = faces
  if (!first) throw new Error('a face has a font')
  const runs: { font: string; text: string }[] = []
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0
    const found = /\s/u.test(letter) ? undefined : faces.find(({ has }) => has(codePoint))
    const isSpace = /\s/u.test(letter)
    const last = runs.at(-1)
    const font = isSpace ? (last?.font ?? first.font) : (found ?? first).font
    const shown = isSpace || found ? letter : '?'
    if (last?.font === font) last.text += shown
    else runs.push({ font, text: shown })
  }
  return runs.length > 0 ? runs : [{ font: first.font, text: '' }]
}
