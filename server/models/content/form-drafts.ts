import { and, eq, isNull } from 'drizzle-orm'
import { GraphQLID, GraphQLNonNull, GraphQLObjectType } from 'graphql'
import type { Task } from '#content/languages.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { done, type PlainReasonKey, type Result, refuse } from '#server/result.ts'
import { postDrafts, posts } from '#server/schema/content.ts'
import type { FormDrafts } from '#server/schema/form-drafts.ts'
import { pageDrafts, pages } from '#server/schema/pages.ts'

const longestForm = 2_000_000

type Drafted = {
  table: FormDrafts
  exists: (db: Queryable, id: string) => Promise<boolean>
  gone: PlainReasonKey
}
type UnsavedForm = Pick<FormDrafts['$inferSelect'], 'form' | 'savedAt'>
type AskedDraft = { recordId: string | null }

async function readDraft(
  drafted: Drafted,
  { recordId }: AskedDraft,
  call: Call<StaffOrSystem>,
): Promise<Result<UnsavedForm | null>> {
  const own = ownDraft(drafted, recordId, call)
  if (!own.ok) return own
  const [draft] = await call.db.select().from(drafted.table).where(own.value.isThis)
  return done(draft ?? null)
}

async function saveDraft(
  drafted: Drafted,
  { recordId, form }: AskedDraft & { form: string },
  call: Call<StaffOrSystem>,
): Promise<Result<UnsavedForm>> {
  const own = ownDraft(drafted, recordId, call)
  if (!own.ok) return own
  const { table, exists, gone } = drafted
  if (form.length > longestForm) return refuse({ code: 'BAD_INPUT', reason: 'draftTooLong' })
  if (recordId && !(await exists(call.db, recordId))) return refuse({ code: 'NOT_FOUND', reason: gone })
  const kept = { form, savedAt: new Date() }
  await call.db
    .insert(table)
    .values({ ...kept, id: newId(), userId: own.value.userId, recordId })
    .onConflictDoUpdate({ target: [table.userId, table.recordId], set: kept })
  return done(kept)
}

async function discardDraft(
  drafted: Drafted,
  { recordId }: AskedDraft,
  call: Call<StaffOrSystem>,
): Promise<Result<true>> {
  const own = ownDraft(drafted, recordId, call)
  if (!own.ok) return own
  await call.db.delete(drafted.table).where(own.value.isThis)
  return done(true)
}

function ownDraft({ table, gone }: Drafted, recordId: string | null, { actor }: Call<StaffOrSystem>) {
  if (actor.kind !== 'staff') return refuse({ code: 'FORBIDDEN', reason: 'draftsAreOfPeople' })
  if (recordId && !isUuid(recordId)) return refuse({ code: 'NOT_FOUND', reason: gone })
  const { userId } = actor
  const ofRecord = recordId ? eq(table.recordId, recordId) : isNull(table.recordId)
  return done({ userId, isThis: and(eq(table.userId, userId), ofRecord) })
}

type DraftNoun = { of: 'blogId' | 'pageId'; noun: 'Blog' | 'Page'; task: Task; what: string }

function draftCalls(drafted: Drafted, { of, noun, task, what }: DraftNoun): ExtraCalls {
  const may = staffOf('content', task)
  const type = new GraphQLObjectType({
    name: `${noun}Draft`,
    description: `What the caller has typed into the form of a ${what} and not saved yet.`,
    fields: {
      form: { ...required.text, description: 'application/x-www-form-urlencoded' },
      savedAt: required.time,
    },
  })
  const record = { [of]: { type: GraphQLID, description: `Left out: the ${what} that does not exist yet.` } }
  type Args = { [Name in typeof of]?: string | null }
  const asked = (args: Args) => ({ recordId: args[of] ?? null })
  return {
    queries: {
      [`${noun.toLowerCase()}Draft`]: defineCall({
        may,
        type,
        args: record,
        resolve: (args: Args, call) => readDraft(drafted, asked(args), call),
      }),
    },
    mutations: {
      [`save${noun}Draft`]: defineCall({
        may,
        type: new GraphQLNonNull(type),
        args: { ...record, form: required.text },
        resolve: (args: Args & { form: string }, call) =>
          saveDraft(drafted, { ...asked(args), form: args.form }, call),
      }),
      [`discard${noun}Draft`]: defineCall({
        may,
        ...required.flag,
        args: record,
        resolve: (args: Args, call) => discardDraft(drafted, asked(args), call),
      }),
    },
  }
}

export const postDraftCalls = draftCalls(
  {
    table: postDrafts,
    exists: async (db, id) => (await db.$count(posts, eq(posts.id, id))) > 0,
    gone: 'postGone',
  },
  { of: 'blogId', noun: 'Blog', task: 'updatePosts', what: 'post' },
)

export const pageDraftCalls = draftCalls(
  {
    table: pageDrafts,
    exists: async (db, id) => (await db.$count(pages, eq(pages.id, id))) > 0,
    gone: 'pageGone',
  },
  { of: 'pageId', noun: 'Page', task: 'updatePages', what: 'page' },
)
