import { data } from 'react-router'
import { parsedJson } from '#app/admin/form/parsed-json.ts'
import { UpdateRequest } from '#app/admin/leads/lead-data.ts'
import { respond, textIn } from '#app/admin/list/row-action.tsx'
import type { RequestKind } from '#app/admin/records/lead.ts'
import { recordOf } from '#app/admin/records/record-of.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { type OpenRequest, readOpenRequest } from './request.ts'

export type PartValues<Name extends string> = Readonly<Record<Name, string>>

export type PartErrors<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

/** What is edited together on the page of a request. `wrongIn`: what can be told to be wrong before it is sent. */
export type RequestPart<Name extends string> = {
  intent: 'details' | 'customer'
  stored: PartValues<Name>
  wrongIn: (values: PartValues<Name>) => PartErrors<Name>
}

type Wrong<Name extends string> = { fields: PartErrors<Name>; values: PartValues<Name> }

/** `replaces`: other values, which were saved first. Without a connection there is a message alone. */
export type PartResult<Name extends string> = { intent: string } & (
  | { ok: true; savedAt?: string | undefined }
  | ({ ok: false; message: string; replaces?: string } & Partial<Wrong<Name>>)
)

// Its keys are the names of the fields.
const namesOf = <Name extends string>({ stored }: RequestPart<Name>) => Object.keys(stored) as Name[]

export const typedIn = <Name extends string>(part: RequestPart<Name>, form: FormData): PartValues<Name> =>
  recordOf(namesOf(part), (name) => textIn(form, name).trim().replaceAll('\r\n', '\n'))

/** A text that is the same for the same values: what a form began with, to be compared with what is stored. */
export const fingerprint = (values: PartValues<string>): string => JSON.stringify(Object.values(values))

function begunWith<Name extends string>(part: RequestPart<Name>, fingerprint: string): PartValues<Name> {
  const known = parsedJson(fingerprint)
  const texts: unknown[] = Array.isArray(known) ? known : []
  const names = namesOf(part)
  return recordOf(names, (name) => String(texts[names.indexOf(name)] ?? ''))
}

export function stillWrong<Name extends string>(
  part: RequestPart<Name>,
  { fields, values }: Wrong<Name>,
  typed: PartValues<Name>,
): PartErrors<Name> {
  const [before, now] = [part.wrongIn(values), part.wrongIn(typed)]
  return recordOf(namesOf(part), (name) =>
    before[name] ? now[name] : typed[name] === values[name] ? fields[name] : undefined,
  )
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

type PartToSave = { run: Run; kind: RequestKind; form: FormData; all: boolean }

/** Calls and other presses go on during typing, so a save conflicts only with other values of these fields. */
export async function savePart<Name extends string>(
  { run, kind, form, all }: PartToSave,
  intent: RequestPart<Name>['intent'],
  { partOf, together = [], columns, conflict, inputOf }: Saving<Name>,
) {
  const id = textIn(form, 'id')
  const refuse = (message: string, rest: Partial<Wrong<Name>> & { replaces?: string } = {}) =>
    data<PartResult<Name>>({ intent, ok: false, message, ...rest }, { status: 422 })

  const opened = await readOpenRequest(run, kind, { id, all })
  if (!opened) return refuse(words.failures[intent])
  const { timeZone } = opened.replies.businessProfile
  const part = partOf(opened.request, timeZone)
  const values = typedIn(part, form)
  const began = begunWith(part, textIn(form, 'before') || '[]')
  const stored = fingerprint(part.stored)
  const groups = [...together, ...namesOf(part).map((name) => [name])]
  const merged = mergedValues(
    { began, typed: values, stored: part.stored },
    { groups, isForced: form.get('replaces') === stored },
  )
  if (!merged) return refuse(conflict, { values, replaces: stored })

  const fields = part.wrongIn(merged)
  if (Object.values(fields).some(Boolean)) return refuse(words.checkFields, { fields, values })
  const saved = await run(UpdateRequest, {
    input: { id, seenAt: new Date().toISOString(), ...inputOf(merged, part.stored, timeZone) },
    condition: { updatedAt: { eq: opened.request.updatedAt } },
  })
  if (saved.ok) return respond<PartResult<Name>>({ intent, ok: true, savedAt: saved.value.saved?.updatedAt })
  const { code, fields: refused } = saved.refusal
  return refuse(code === 'BAD_INPUT' ? words.checkFields : words.failures[intent], {
    fields: recordOf(namesOf(part), (name) => refused?.[columns?.[name] ?? name]),
    values,
  })
}

type Versions<Name extends string> = Readonly<Record<'began' | 'typed' | 'stored', PartValues<Name>>>

function mergedValues<Name extends string>(
  { began, typed, stored }: Versions<Name>,
  { groups, isForced }: { groups: readonly (readonly Name[])[]; isForced: boolean },
): PartValues<Name> | undefined {
  const values: Record<Name, string> = { ...stored }
  for (const names of groups) {
    const differ = (one: PartValues<Name>, other: PartValues<Name>) =>
      names.some((name) => one[name] !== other[name])
    if (!differ(typed, began)) continue
    if (!isForced && differ(stored, began) && differ(stored, typed)) return undefined
    for (const name of names) values[name] = typed[name]
  }
  return values
}
