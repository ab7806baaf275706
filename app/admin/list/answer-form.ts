import { data, type RouterContextProvider, redirect } from 'react-router'
import { administratorContext } from '#app/admin/administrator-context.ts'
import { answerInTime } from '#app/admin/answer-in-time.ts'
import { rowIdOf } from './list-context.ts'
import type { ListAddress } from './list-query.ts'
import {
  type ActionResult,
  type Changes,
  carryOut,
  type Failures,
  failureOf,
  intentOf,
  textIn,
} from './row-actions.ts'

type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

type RowForms<Intent extends string> = {
  address: ListAddress
  changes: Changes<Intent>
  failures: Failures<Intent>
}

/** A list route's `action`: carries out what a row's form asks for. */
export async function answerForm<Intent extends string>(
  forms: RowForms<Intent>,
  { context, request, url }: ActionArgs,
) {
  const form = await request.formData()
  const intent = intentOf(forms.failures, form)
  if (!intent) throw data(null, { status: 400 })
  const result = await carryOut(forms, intent, form, context.get(administratorContext).run)
  if (!result.ok) return data(result, { status: 422 })
  // Without script: the list again under its own address, so that a reload does not send the form again, at the row.
  if (form.has('plain')) {
    const { address } = forms
    const query = address.read(url.searchParams)
    const id = textIn(form, 'id')
    // An address that goes on naming a deleted row would report it as missing.
    const isGone = intent === 'delete'
    const linked = isGone && query.linked === id ? undefined : query.linked
    const row = isGone ? '' : `#${rowIdOf(address, id)}`
    throw redirect(`${url.pathname}${address.path({ ...query, linked })}${row}`, 303)
  }
  return data(result)
}

/** A list route's `clientAction`: without a connection the row says what failed, and the screen stays. */
export async function sendForm<Intent extends string>(
  failures: Failures<Intent>,
  request: Request,
  serverAction: () => Promise<unknown>,
): Promise<ActionResult<Intent>> {
  const form = await request.clone().formData()
  try {
    // What `answerForm` of the same route returned.
    return (await answerInTime(serverAction())) as ActionResult<Intent>
  } catch (error) {
    const intent = intentOf(failures, form)
    if (error instanceof Response || !intent) throw error
    return failureOf(failures, intent)
  }
}
