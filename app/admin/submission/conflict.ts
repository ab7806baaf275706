import { readTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import type { CallError, Run } from '#server/data-service/in-process.ts'
import { formWords } from '#words/panel/form.ts'
import type { SubmissionRefusal } from './submission.ts'

export type Unmodified = { updatedAt: { eq: string } } | null

export const ifUnmodifiedSince = (savedAt: FormDataEntryValue | null): Unmodified =>
  typeof savedAt === 'string' ? { updatedAt: { eq: savedAt } } : null

/** The version that a form was opened with, or that of another person which it is to overwrite. */
export const versionIn = (form: FormData) => form.get('replaces') ?? form.get('version')

/** Whether the form is to overwrite just this one. */
export const replacesVersion = (form: FormData, version: string) => form.get('replaces') === version

type Overtaken = {
  run: Run
  /** When the record was saved last; undefined when it is gone, too. */
  savedAt: () => Promise<string | undefined>
  /** Address of the form of a new record, which may have been stored by an earlier submission of it. */
  sentBefore?: string
}

/** The refusal of a save whose version is not the stored one any more: asks which of both counts. */
export async function asConflict(
  refusal: CallError | undefined,
  { run, savedAt, sentBefore }: Overtaken,
): Promise<SubmissionRefusal | undefined> {
  const isTwice = refusal?.code === 'CONFLICT' && sentBefore !== undefined
  const version = isTwice || refusal?.code === 'NOT_FOUND' ? await savedAt() : undefined
  if (!version) return undefined
  const { reason } = isTwice ? formWords.sentBefore : formWords.overtaken
  const message = reason(clockText(version, await readTimeZone(run)))
  return { code: 'CONFLICT', message, conflict: { version, ...(sentBefore && { sentBefore }) } }
}

type MergedValues<Name extends string> = Readonly<Record<Name, string>>

type Versions<Name extends string> = Readonly<Record<'began' | 'typed' | 'stored', MergedValues<Name>>>

/**
 * For a form whose fields are each saved on their own: what was typed over what others saved meanwhile, by groups of fields of
 * which one alone has no meaning; undefined where both changed the same.
 */
export function mergedBy<Name extends string>(
  { began, typed, stored }: Versions<Name>,
  { groups, isForced }: { groups: readonly (readonly Name[])[]; isForced: boolean },
): MergedValues<Name> | undefined {
  const values: Record<Name, string> = { ...stored }
  for (const names of groups) {
    const differ = (one: MergedValues<Name>, other: MergedValues<Name>) =>
      names.some((name) => one[name] !== other[name])
    if (!differ(typed, began)) continue
    if (!isForced && differ(stored, began) && differ(stored, typed)) return undefined
    for (const name of names) values[name] = typed[name]
  }
  return values
}
