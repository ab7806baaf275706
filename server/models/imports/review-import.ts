import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { languages } from '#content/languages.ts'
import { reviewServices } from '#content/services.ts'
import {
  email,
  line,
  longest,
  name,
  optionalLine,
  paragraph,
  rating,
  requiredParagraph,
} from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { done, type Reason, type Result } from '#server/result.ts'
import { reviews } from '#server/schema/reviews.ts'
import type { ImportColumns } from './import-cells.ts'
import type { ColumnGuide } from './import-columns.ts'
import { defineImport } from './import-kind.ts'
import { fatesOf, idsHere, keptId, originalTool } from './original-tool.ts'
import { momentsIn, notAfter, parseRow, saysYes, textsIn } from './parse-row.ts'

const targets = [
  ...(['name', 'email', 'rating', 'title', 'comment', 'service', 'location'] as const),
  ...(['submitted', 'approved', 'approvedAt', 'featured', 'verified', 'helpful'] as const),
  ...(['reply', 'repliedAt', 'entered', 'changed', 'id'] as const),
] as const

type ReviewTarget = (typeof targets)[number]

export const reviewColumns: ColumnGuide<ReviewTarget> = {
  targets,
  days: ['submitted', 'approvedAt', 'repliedAt', 'entered', 'changed'],
  tools: [
    {
      name: originalTool,
      marks: [['rating', 'title', 'comment']],
      columns: {
        id: 'id',
        name: 'name',
        email: 'email',
        rating: 'rating',
        title: 'title',
        comment: 'comment',
        service: 'service',
        location: 'location',
        isverified: 'verified',
        isapproved: 'approved',
        isfeatured: 'featured',
        helpfulcount: 'helpful',
        submittedat: 'submitted',
        approvedat: 'approvedAt',
        createdat: 'entered',
        updatedat: 'changed',
        owner: '',
        typename: '',
      },
    },
  ],
  guesses: [
    [/\b(approved|published|status|aprobad[ao]|publicad[ao]|estado|estatus)\b/, 'approved'],
    [/\b(rating|stars?|score|calificacion|estrellas?|puntuacion)\b/, 'rating'],
    [/\b(e?mail|correo)\b/, 'email'],
    [/\b(reply|response|answer|respuesta)\b/, 'reply'],
    [/\b(title|headline|subject|titulo|asunto)\b/, 'title'],
    [/\b(comment|review|text|message|body|feedback|comentarios?|resena|texto|mensaje)\b/, 'comment'],
    [/\b(service|servicio)\b/, 'service'],
    [/\b(location|city|place|ubicacion|ciudad|lugar)\b/, 'location'],
    [/\b(date|submitted|received|created|time|fecha|recibid[ao])\b/, 'submitted'],
    [/\b(name|author|customer|reviewer|nombre|autor|cliente)\b/, 'name'],
  ],
  contents: [],
}

/** Stored as the form of the first language has it; a file of ours says it in the language of who took it. */
const serviceStored = (text: string): string =>
  reviewServices.find((service) => languages.some(({ words }) => words.services.review(service) === text)) ??
  text

const reviewRow = z.object({
  name: name('nameMissing'),
  email,
  rating,
  title: line('titleMissing', longest.title),
  comment: requiredParagraph('commentMissing', longest.message),
  service: optionalLine(longest.name),
  location: optionalLine(longest.name),
  reply: paragraph(longest.reply),
  helpfulCount: z.int().min(0).max(1_000_000),
})

type RowReview = z.output<typeof reviewRow> & {
  id: string | null
  isApproved: boolean
  isFeatured: boolean
  isVerified: boolean
  moments: Record<'submitted' | 'approvedAt' | 'repliedAt' | 'entered' | 'changed', Date | null>
}

function readReviewRow(row: CsvRow, columns: ImportColumns<ReviewTarget>): Result<RowReview, Reason> {
  const text = textsIn(row, columns)
  const moments = momentsIn(row, columns, ['submitted', 'approvedAt', 'repliedAt', 'entered', 'changed'])
  if (!moments.ok) return moments
  const parsed = parseRow(reviewRow, {
    name: text('name'),
    email: text('email'),
    rating: Number(text('rating')),
    title: text('title'),
    comment: text('comment'),
    service: serviceStored(text('service')),
    location: text('location'),
    reply: text('reply'),
    helpfulCount: Number(text('helpful')),
  })
  if (!parsed.ok) return parsed
  return done({
    ...parsed.value,
    id: keptId('Review', text('id')),
    isApproved: saysYes(text('approved')),
    isFeatured: saysYes(text('featured')),
    isVerified: saysYes(text('verified')),
    moments: moments.value,
  })
}

const sameAs = ({ email: address, title, comment }: Pick<RowReview, 'email' | 'title' | 'comment'>): string =>
  JSON.stringify([address.toLowerCase(), title, comment])

/** Reviews with their own times, approved as they were; one that is here already stays as it is. */
export const reviewImport = defineImport({
  name: 'reviews',
  subject: 'Review',
  isOnPages: true,
  guide: reviewColumns,
  tables: [
    {
      table: reviews,
      isUntouched: (startedAt) => sql`reviews.updated_at <= ${startedAt.toISOString()}::timestamptz
        and not exists (select from review_votes where review_id = reviews.id)`,
    },
  ],
  read: ([row], columns) => readReviewRow(row, columns),

  async begin(_importId, { db }) {
    const earlier = new Set<string>()
    return async (items) => {
      const [ids, here] = await Promise.all([idsHere(db, reviews, items), readSame(db, items)])
      return fatesOf(items, { sameAs, earlier, isHere: (own) => ids.has(own) || here.has(own) })
    }
  },

  cells({ name: person, email: address, rating: stars, title, comment, isApproved }, { language }) {
    const words = language.words.importCells
    return [`${person}\n${address}`, words.stars(stars), `${title}\n${comment}`, words.shown(isApproved)]
  },

  async store(db, records) {
    await db.insert(reviews).values(
      records.map(({ item, id, importId, at }) => {
        const { moments, reply, id: own, ...told } = item
        const past = notAfter(at)
        const submittedAt = past(moments.submitted ?? moments.entered) ?? at
        const createdAt = past(moments.entered) ?? submittedAt
        return {
          ...told,
          ...{ id: own ?? id, importId, submittedAt, createdAt },
          updatedAt: past(moments.changed) ?? createdAt,
          approvedAt: item.isApproved ? (past(moments.approvedAt) ?? submittedAt) : null,
          reply: reply || null,
          repliedAt: reply ? (past(moments.repliedAt) ?? submittedAt) : null,
        }
      }),
    )
  },
})

async function readSame(db: Queryable, items: readonly RowReview[]): Promise<Set<string>> {
  const addresses = items.map((item) => item.email.toLowerCase())
  const found = await db
    .select({ email: reviews.email, title: reviews.title, comment: reviews.comment })
    .from(reviews)
    .where(sql`lower(${reviews.email}) = any(${sql.param(addresses)}::text[])`)
  return new Set(found.map(sameAs))
}
