import { and, eq, gt, lte } from 'drizzle-orm'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import { cleanLine } from '#server/data-service/input.ts'
import { isUuid } from '#server/data-service/record-id.ts'
import type { Queryable } from '#server/database/database.ts'
import { newId } from '#server/new-id.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { mayIn } from '#server/rights.ts'
import { type ImportKindName, importFiles } from '#server/schema/imports.ts'

/** As much as 50,000 rows take, with notes. */
export const largestImportBytes = 20 * 1024 * 1024

const keptMs = 60 * 60_000

const longestName = 100

/** Of a workbook, which is an archive. */
const workbookMarks = ['PK\u0003\u0004', 'ÐÏ\u0011à']

export const mayImport = (actor: Actor): actor is Extract<Actor, { kind: 'staff' }> =>
  actor.kind === 'staff' && mayIn(actor, 'settings', 'write')

/** Kept for an hour, for the person who sent it. */
export async function stageImport(
  { kind, name, text }: { kind: ImportKindName; name: string; text: string },
  call: Call,
): Promise<Result<string>> {
  const { actor, db } = call
  if (!mayImport(actor))
    return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task: 'importFiles' } })
  if (workbookMarks.some((mark) => text.startsWith(mark)))
    return refuse({ code: 'BAD_INPUT', reason: 'importWorkbook' })
  if (text.trim() === '') return refuse({ code: 'BAD_INPUT', reason: 'importEmpty' })
  const now = call.now?.() ?? new Date()
  const id = newId()
  await db.insert(importFiles).values({
    id,
    userId: actor.userId,
    kind,
    name: cleanLine(name).slice(-longestName),
    text: text.replaceAll('\0', ''),
    expiresAt: new Date(now.getTime() + keptMs),
  })
  return done(id)
}

export async function readImportFile(
  id: string,
  call: Call,
): Promise<Result<{ kind: ImportKindName; name: string; text: string }>> {
  const gone = refuse({ code: 'NOT_FOUND', reason: 'importGone' })
  if (call.actor.kind !== 'staff' || !isUuid(id)) return gone
  const now = call.now?.() ?? new Date()
  const [file] = await call.db
    .select({ kind: importFiles.kind, name: importFiles.name, text: importFiles.text })
    .from(importFiles)
    .where(
      and(eq(importFiles.id, id), eq(importFiles.userId, call.actor.userId), gt(importFiles.expiresAt, now)),
    )
  return file ? done(file) : gone
}

export const sweepImportFiles = (db: Queryable, now = new Date()) =>
  db.delete(importFiles).where(lte(importFiles.expiresAt, now))
