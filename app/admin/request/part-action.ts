import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { UpdateRequest } from '#app/admin/leads/lead-data.ts'
import type { RequestKind } from '#app/admin/records/lead.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import { mergedBy, replacesVersion } from '#app/admin/submission/conflict.ts'
import { refusedFields, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { type ErrorsByField, hasErrors, textIn } from '#app/admin/submission/submitted.ts'
import { type OpenRequest, readOpenRequest } from './request.ts'

export type PartValues<Name extends string> = Readonly<Record<Name, string>>

export type PartErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/** What is edited together on the page of a request. `wrongIn`: what can be told to be wrong before it is sent. */
export type RequestPart<Name extends string> = {
  intent: 'details' | 'customer'
  stored: PartValues<Name>
  wrongIn: (values: PartValues<Name>) => PartErrors<Name>
}

// Its keys are the names of the fields.
export const namesOf = <Name extends string>({ stored }: RequestPart<Name>) => Object.keys(stored) as Name[]

export const typedPart = <Name extends string>(
  part: RequestPart<Name>,
  form: FormData | URLSearchParams,
): PartValues<Name> =>
  recordOf(namesOf(part), (name) =>
    String(form.get(name) ?? '')
      .trim()
      .replaceAll('\r\n', '\n'),
  )

/** A text that is the same for the same values: what a form began with, to be compared with what is stored. */
export const fingerprint = (values: PartValues<string>): string => JSON.stringify(Object.values(values))

function begunWith<Name extends string>(part: RequestPart<Name>, fingerprint: string): PartValues<Name> {
  const known = parsedJson(fingerprint)
  const texts: unknown[] = Array.isArray(known) ? known : []
  const names = namesOf(part)
  return recordOf(names, (name) => String(texts[names.indexOf(name)] ?? ''))
}

export type PartInput = { id: string; seenAt?: string } & Readonly<Record<string, unknown>>

/** `together`: fields of which one alone has no meaning; `columns`: those that are not called like their field. */
type Saving<Name extends string> = {
  partOf: (request: OpenRequest, timeZone: string) => RequestPart<Name>
  together?: readonly (readonly Name[])[]
  columns?: Readonly<Partial<Record<Name, string>>>
  conflict: string
  inputOf: (values: PartValues<Name>, before: PartValues<Name>, timeZone: string) => Omit<PartInput, 'id'>
}

/** Calls and other presses go on during typing, so a save conflicts only with other values of these fields. */
export function partHandler<Name extends string>(
  { kind, all }: { kind: RequestKind; all: boolean },
  { partOf, together = [], columns, conflict, inputOf }: Saving<Name>,
): SubmissionHandler {
  return async (form, run) => {
    const id = textIn(form, 'id')
    const opened = await readOpenRequest(run, kind, { id, all, money: false, site: false })
    if (!opened) return undefined
    const { timeZone } = opened.replies.businessProfile
    const part = partOf(opened.request, timeZone)
    const stored = fingerprint(part.stored)
    const merged = mergedBy(
      {
        began: begunWith(part, textIn(form, 'before') || '[]'),
        typed: typedPart(part, form),
        stored: part.stored,
      },
      {
        groups: [...together, ...namesOf(part).map((name) => [name])],
        isForced: replacesVersion(form, stored),
      },
    )
    if (!merged)
      return { ok: false, refusal: { code: 'CONFLICT', message: conflict, conflict: { version: stored } } }

    const wrong = part.wrongIn(merged)
    if (hasErrors(wrong)) return refusedFields(withoutNone(wrong))
    const saved = await run(UpdateRequest, {
      input: { id, seenAt: new Date().toISOString(), ...inputOf(merged, part.stored, timeZone) },
      condition: { updatedAt: { eq: opened.request.updatedAt } },
    })
    if (saved.ok || saved.refusal.code !== 'BAD_INPUT') return saved
    return refusedFields(
      withoutNone(recordOf(namesOf(part), (name) => saved.refusal.fields?.[columns?.[name] ?? name])),
    )
  }
}

const withoutNone = (fields: PartErrors<string>): ErrorsByField =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])))
