import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { createTestimonialInput } from '#server/models/content/testimonial.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { done, type Reason, type Result } from '#server/result.ts'
import { testimonials } from '#server/schema/content.ts'
import type { ImportColumns } from './import-cells.ts'
import type { ColumnGuide } from './import-columns.ts'
import { defineImport } from './import-kind.ts'
import { fatesOf, idsHere, keptId, originalTool } from './original-tool.ts'
import { momentsIn, notAfter, parseRow, saysYes, textsIn } from './parse-row.ts'

const targets = [
  ...(['name', 'company', 'rating', 'comment', 'service', 'date'] as const),
  ...(['approved', 'featured', 'entered', 'changed', 'id'] as const),
] as const

type TestimonialTarget = (typeof targets)[number]

const testimonialColumns: ColumnGuide<TestimonialTarget> = {
  targets,
  days: ['date', 'entered', 'changed'],
  tools: [
    {
      name: originalTool,
      marks: [['name', 'rating', 'comment']],
      columns: {
        id: 'id',
        name: 'name',
        company: 'company',
        rating: 'rating',
        comment: 'comment',
        service: 'service',
        date: 'date',
        isapproved: 'approved',
        isfeatured: 'featured',
        createdat: 'entered',
        updatedat: 'changed',
        owner: '',
        typename: '',
      },
    },
  ],
  guesses: [
    [/\b(approved|published|status|aprobado|publicado|estado|estatus)\b/, 'approved'],
    [/\b(rating|stars?|score|calificacion|estrellas?|puntuacion)\b/, 'rating'],
    [/\b(company|business|firm|empresa|compania|negocio)\b/, 'company'],
    [
      /\b(comment|testimonial|review|text|message|quote|body|comentarios?|testimonio|texto|mensaje)\b/,
      'comment',
    ],
    [/\b(service|servicio)\b/, 'service'],
    [/\b(date|created|time|fecha)\b/, 'date'],
    [/\b(name|author|customer|nombre|autor|cliente)\b/, 'name'],
  ],
  contents: [],
}

type RowTestimonial = Omit<z.output<typeof createTestimonialInput>, 'date'> & {
  id: string | null
  moments: Record<'date' | 'entered' | 'changed', Date | null>
}

function readTestimonialRow(
  row: CsvRow,
  columns: ImportColumns<TestimonialTarget>,
): Result<RowTestimonial, Reason> {
  const text = textsIn(row, columns)
  const moments = momentsIn(row, columns, ['date', 'entered', 'changed'])
  if (!moments.ok) return moments
  const parsed = parseRow(createTestimonialInput, {
    name: text('name'),
    company: text('company'),
    rating: Number(text('rating')),
    comment: text('comment'),
    service: text('service'),
    isApproved: saysYes(text('approved')),
    isFeatured: saysYes(text('featured')),
  })
  if (!parsed.ok) return parsed
  return done({ ...parsed.value, id: keptId('Testimonial', text('id')), moments: moments.value })
}

const sameAs = ({ name, comment }: Pick<RowTestimonial, 'name' | 'comment'>): string =>
  JSON.stringify([name.toLowerCase(), comment])

/** Testimonials as they were; one that is here already stays as it is. */
export const testimonialImport = defineImport({
  name: 'testimonials',
  subject: 'Testimonial',
  isOnPages: true,
  guide: testimonialColumns,
  tables: [
    {
      table: testimonials,
      isUntouched: (startedAt) => sql`testimonials.updated_at <= ${startedAt.toISOString()}::timestamptz`,
    },
  ],
  read: ([row], columns) => readTestimonialRow(row, columns),

  async begin(importId, { db }) {
    const earlier = new Set<string>()
    const stored = await db
      .select({ name: testimonials.name, comment: testimonials.comment })
      .from(testimonials)
      .where(sql`${testimonials.importId} is distinct from ${importId}`)
    const here = new Set(stored.map(sameAs))
    return async (items) => {
      const ids = await idsHere(db, testimonials, items)
      return fatesOf(items, { sameAs, earlier, isHere: (own) => ids.has(own) || here.has(own) })
    }
  },

  cells({ name, company, rating, comment, isApproved }, { language }) {
    const words = language.words.importCells
    return [
      company ? `${name}\n${company}` : name,
      words.stars(rating),
      comment,
      words.shown(isApproved ?? false),
    ]
  },

  async store(db, records) {
    await db.insert(testimonials).values(
      records.map(({ item, id, importId, at }) => {
        const { moments, id: own, ...told } = item
        const past = notAfter(at)
        const createdAt = past(moments.entered) ?? at
        const updatedAt = past(moments.changed) ?? createdAt
        return { ...told, id: own ?? id, importId, date: moments.date, createdAt, updatedAt }
      }),
    )
  },
})
