import { eq, sql } from 'drizzle-orm'
import { GraphQLInputObjectType, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { z } from 'zod'
import type { Languages } from '#content/languages.ts'
import { type ReplyTemplate, replyPlaces } from '#content/reply-template.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import {
  because,
  line,
  longest,
  optionalLine,
  parseInput,
  requiredParagraph,
} from '#server/data-service/input.ts'
import type { Queryable } from '#server/database/database.ts'
import { holdLock } from '#server/database/lock.ts'
import { languageIn } from '#server/models/records/known-language.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { replyTemplates } from '#server/schema/operations.ts'

const mostTemplates = 40

const template = z
  .object({
    id: z.string().regex(/^[\w-]{1,60}$/),
    channel: z.enum(['text', 'mail']),
    title: line('templateTitle', 60),
    subject: z
      .string()
      .max(200)
      .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
    body: requiredParagraph('templateBody', 2_000),
    language: optionalLine(longest.name),
  })
  .transform(({ subject, ...rest }) => ({ ...rest, subject: rest.channel === 'mail' ? subject : '' }))
  .refine(({ channel, subject }) => channel === 'text' || subject !== '', {
    path: ['subject'],
    message: because('templateSubject'),
  })

const templates = z.array(template).max(mostTemplates, because('tooManyTemplates'))

const theTemplates = 'the-templates'
const unsavedVersion = 'default'

type VersionedTemplates = { templates: readonly ReplyTemplate[]; version: string }

async function readTemplates(
  db: Queryable,
  { services }: Pick<Call, 'services'>,
): Promise<VersionedTemplates> {
  const [row] = await db.select().from(replyTemplates).where(eq(replyTemplates.id, theTemplates))
  if (!row) return { templates: ourTemplates(services.languages), version: unsavedVersion }
  const stored = templates.safeParse(row.templates)
  return {
    templates: stored.data ?? ourTemplates(services.languages),
    version: row.updatedAt.toISOString(),
  }
}

/** Those of the first language keep their ids, by which stores from before know them. */
const ourTemplates = ([first, ...others]: Languages): ReplyTemplate[] => [
  ...first.words.defaultReplyTemplates,
  ...others.flatMap(({ code, words }) =>
    words.defaultReplyTemplates.map((one) => ({ ...one, id: `${one.id}-${code}`, language: code })),
  ),
]

async function saveTemplates(
  { templates: given, version }: { templates: unknown; version: string },
  call: Call<StaffOrSystem>,
): Promise<Result<VersionedTemplates>> {
  const parsed = parseInput(templates, given, (path) => path.join('.'))
  if (!parsed.ok) return parsed
  const replies: z.output<typeof templates> = []
  for (const reply of parsed.value) {
    const known = languageIn(reply.language, call)
    if (!known.ok) return known
    replies.push({ ...reply, ...(known.value && { language: known.value }) })
  }
  return call.db.transaction(async (tx) => {
    await holdLock(tx, theTemplates)
    const before = await readTemplates(tx, call)
    if (before.version !== version) return refuse({ code: 'CONFLICT', reason: 'templatesConflict' })
    const [saved] = await tx
      .insert(replyTemplates)
      .values({ id: theTemplates, templates: replies })
      .onConflictDoUpdate({
        target: replyTemplates.id,
        set: { templates: replies, updatedAt: sql`clock_timestamp()` },
      })
      .returning({ updatedAt: replyTemplates.updatedAt })
    if (!saved) throw new Error('the templates were stored and are not there')
    await recordAudit(tx, call.actor, {
      action: 'update',
      subject: 'ReplyTemplates',
      subjectId: theTemplates,
      before: { templates: before.templates.map(({ title }) => title) },
      after: { templates: parsed.value.map(({ title }) => title) },
    })
    await announce(tx, { model: 'ReplyTemplates', operation: 'update', id: theTemplates })
    return done({ templates: replies, version: saved.updatedAt.toISOString() })
  })
}

const fields = {
  id: required.id,
  channel: {
    type: new GraphQLNonNull(enumOf('ReplyChannel', ['text', 'mail'])),
  },
  title: required.text,
  subject: required.text,
  language: { ...optional.text, description: 'Code; null: the first of the site' },
  body: {
    ...required.text,
    description: `With ${replyPlaces.map((place) => `{${place}}`).join(', ')} where those are filled in`,
  },
}

const templateType = new GraphQLObjectType({ name: 'ReplyTemplate', fields })
const templateInput = new GraphQLInputObjectType({ name: 'ReplyTemplateInput', fields })

const listType = new GraphQLObjectType<VersionedTemplates, Call>({
  name: 'ReplyTemplates',
  fields: {
    templates: { type: listOf(templateType) },
    version: { ...required.text, description: 'Changes with each save' },
    ours: {
      type: listOf(templateType),
      description: 'Those that a new store begins with, in every language',
      resolve: (_list, _args, { services }) => ourTemplates(services.languages),
    },
  },
})

export const replyTemplateCalls: ExtraCalls = {
  queries: {
    replyTemplates: defineCall({
      may: staffOf('leads', 'readTemplates', { own: true }),
      type: new GraphQLNonNull(listType),
      resolve: async (_args, call) => done(await readTemplates(call.db, call)),
    }),
  },
  mutations: {
    updateReplyTemplates: defineCall({
      may: staffOf('leads', 'changeTemplates'),
      type: new GraphQLNonNull(listType),
      args: {
        templates: { type: listOf(templateInput) },
        version: {
          ...required.text,
          description: 'Of the list that was edited; another is refused as CONFLICT',
        },
      },
      resolve: (args: { templates: object[]; version: string }, call) => saveTemplates(args, call),
    }),
  },
}
