import { data, href, redirect } from 'react-router'
import type { Refusal, Unsent } from '#app/admin/form/record-action.ts'
import { businessWords as words } from '#content/en/admin-business.ts'
import { formWords } from '#content/en/admin-form.ts'
import type { CallError, Run } from '#server/data-service/in-process.ts'
import { ReadBusiness, SaveBusiness } from './documents.ts'
import { changeIn, withRows } from './list-rows.ts'
import { draftIn, inputOf, type ProfileDraft } from './profile-draft.ts'

/** What the form's action answers, besides the way back to it once the profile is saved. */
export type BusinessAnswer =
  /** Without script: the form again, with a row more or less. */
  { kind: 'changed'; draft: ProfileDraft } | ({ kind: 'refused'; draft: ProfileDraft } & Refusal) | Unsent

/** Saves the whole profile, unless somebody else did since the form was opened. */
export async function saveBusiness(form: FormData, run: Run) {
  const draft = draftIn(form)
  const change = changeIn(form)
  if (change) return answer({ kind: 'changed', draft: withRows(draft, change) })
  const version = String(form.get('replaces') ?? form.get('version') ?? '')
  const saved = await run(SaveBusiness, { input: inputOf(draft), version })
  if (!saved.ok) return answer({ kind: 'refused', draft, ...(await refusalOf(saved.error, run)) }, 422)
  const query = new URLSearchParams({ saved: saved.data.updateBusinessProfile.version })
  throw redirect(`${href('/admin/settings')}?${query}`, 303)
}

const answer = (said: BusinessAnswer, status = 200) => data(said, { status })

async function refusalOf({ code, fields = {} }: CallError, run: Run): Promise<Refusal> {
  if (code === 'BAD_INPUT' && Object.keys(fields).length > 0) return { reason: formWords.checkFields, fields }
  if (code !== 'CONFLICT') return { reason: formWords.nothingLost, fields: {} }
  const found = await run(ReadBusiness, {})
  const theirs = found.ok && { conflict: found.data.businessProfile.version }
  return { reason: words.conflict, fields: {}, ...theirs }
}
