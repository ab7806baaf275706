import { eq } from 'drizzle-orm'
import { GraphQLNonNull, GraphQLObjectType } from 'graphql'
import { auditChange } from '#server/audit/audit.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import type { Transaction } from '#server/database/database.ts'
import { type CsvRow, csvRows } from '#server/models/formats/csv-rows.ts'
import { newId } from '#server/new-id.ts'
import { announce } from '#server/realtime/events.ts'
import { done, type Reason, type Result, refuse, sentence } from '#server/result.ts'
import { redirects } from '#server/schema/pages.ts'
import {
  checkRedirect,
  type KnownRedirect,
  lockRedirects,
  mostRedirects,
  readWritten,
  redirect,
  redirectStatuses,
} from './redirect.ts'
import { readFrom, redirectIndex } from './redirect-rules.ts'

const longestFile = 1_000_000

type RefusedLine = { line: number; text: string; reason: Reason }

type Plan = {
  added: KnownRedirect[]
  changed: { before: KnownRedirect; after: KnownRedirect }[]
  unchanged: number
  refused: RefusedLine[]
}

/** Redirects of a CSV file: from, to, and if wanted status and note. An old address that is known gets its new goal. */
async function importRedirects(
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
  call: Call<StaffOrSystem>,
): Promise<Result<object>> {
  if (csv.length > longestFile)
    return refuse({ code: 'BAD_INPUT', reason: 'tooLong', facts: { most: longestFile } })
  const rows = csvRows(csv)
  const heading = 1
  if (rows.length > mostRedirects + heading)
    return refuse({ code: 'BAD_INPUT', reason: 'tooManyRedirects', facts: { most: mostRedirects } })
  return call.db.transaction(async (tx) => {
    const plan = await planOf(rows, { tx, call })
    if (!isDryRun) await store(plan, { tx, call })
    return done({
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged,
      refused: plan.refused.map(({ reason, ...line }) => ({
        ...line,
        message: sentence(reason, call.language.words.refusals),
      })),
    })
  })
}

type Within = { tx: Transaction; call: Call<StaffOrSystem> }

async function planOf(rows: readonly CsvRow[], { tx, call }: Within): Promise<Plan> {
  const stored = await lockRedirects(tx)
  const known = new Map(stored.map((one) => [one.from, one]))
  const others = redirectIndex(stored)
  const written = await readWritten(tx)
  const plan: Plan = { added: [], changed: [], unchanged: 0, refused: [] }
  const listed = new Set<string>()
  for (const { line, cells } of rows) {
    const [typedFrom = '', typedTo = '', typedStatus = '', note = ''] = cells
    if (line === 1 && !/[/.]/.test(typedFrom + typedTo)) continue
    const refuseLine = (reason: Reason) =>
      plan.refused.push({ line, text: cells.join(', ').slice(0, 200), reason })
    const status = typedStatus === '' ? 301 : Number(typedStatus)
    if (!redirectStatuses.some((one) => one === status)) {
      refuseLine({ reason: 'redirectStatus' })
      continue
    }
    const address = readFrom(typedFrom)
    const before = address.ok ? known.get(address.value) : undefined
    if (before) others.remove(before)
    const checked = await checkRedirect({ from: typedFrom, to: typedTo }, { tx, call, others, written })
    if (before) others.add(before)
    if (!checked.ok) {
      refuseLine(checked.refusal[1])
      continue
    }
    const { from, to } = checked.value
    if (listed.has(from)) {
      refuseLine({ reason: 'listedTwice' })
      continue
    }
    if (!before && known.size >= mostRedirects) {
      refuseLine({ reason: 'tooManyRedirects', facts: { most: mostRedirects } })
      continue
    }
    listed.add(from)
    const after = {
      id: before?.id ?? newId(),
      from,
      to,
      status,
      note: note.slice(0, 200) || (before?.note ?? null),
    }
    if (before) others.remove(before)
    others.add(after)
    known.set(from, after)
    if (!before) plan.added.push(after)
    else if (before.to === to && before.status === status && before.note === after.note) plan.unchanged += 1
    else plan.changed.push({ before, after })
  }
  return plan
}

async function store({ added, changed }: Plan, { tx, call }: Within) {
  for (const after of added) {
    await tx.insert(redirects).values(after)
    await auditChange(tx, call.actor, redirect, { action: 'create', after })
  }
  for (const { before, after } of changed) {
    const { to, status, note } = after
    await tx
      .update(redirects)
      .set({ to, status, note, updatedAt: new Date() })
      .where(eq(redirects.id, after.id))
    await auditChange(tx, call.actor, redirect, { action: 'update', before, after })
  }
  const [first] = [...added, ...changed.map(({ after }) => after)]
  if (first) await announce(tx, { model: 'Redirect', operation: 'update', id: first.id, onPages: 'nothing' })
}

const refusedLine = new GraphQLObjectType({
  name: 'RefusedRedirectLine',
  fields: { line: required.int, text: required.text, message: required.text },
})

const importType = new GraphQLObjectType({
  name: 'RedirectImport',
  fields: {
    added: required.int,
    changed: required.int,
    unchanged: required.int,
    refused: { type: listOf(refusedLine) },
  },
})

export const redirectImportCalls: ExtraCalls = {
  mutations: {
    importRedirects: defineCall({
      may: staffOf('content', 'importRedirects'),
      type: new GraphQLNonNull(importType),
      description:
        'Adds the redirects of a CSV file, and says which lines it refuses. A dry run stores nothing.',
      args: {
        csv: { ...required.text, description: 'Columns: from, to, status (301 or 308), note' },
        isDryRun: required.flag,
      },
      resolve: (args: { csv: string; isDryRun: boolean }, call) => importRedirects(args, call),
    }),
  },
}
