import type { RouterContextProvider } from 'react-router'
import { textIn } from '#app/admin/list/row-action.ts'
import type { IntentResult } from '#app/admin/settings/intent-form.tsx'
import { servicesContext } from '#app/context.ts'

/** Name of the password that a form is sent with once more. */
export const confirmingPassword = 'confirming-password'

type Fields = readonly (readonly [name: string, value: string])[]

/** What a form that has to wait for a password held, to be sent again with it. */
export type ToConfirm = Fields

/**
 * For an action that may be refused as UNCONFIRMED: checks the password that came with the form, if one did. Undefined: go
 * on. Otherwise the answer, which asks for it again.
 */
export async function confirmIn(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<IntentResult<never> | undefined> {
  if (!form.has(confirmingPassword)) return undefined
  const answer = await context.get(servicesContext).confirm({ password: textIn(form, confirmingPassword) })
  return answer.ok ? undefined : askToConfirm(form, answer.message)
}

/** The answer to a form that asks for the password in the place of the form, which then goes on by itself. */
export function askToConfirm(form: FormData, message = ''): IntentResult<never> {
  const asked = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !notSentAgain.has(name) ? [[name, value] as const] : [],
  )
  return {
    ok: false,
    intent: textIn(form, 'intent'),
    id: textIn(form, 'id'),
    message,
    fields: {},
    toConfirm: asked,
  }
}

/** What every form says by itself (`FormIntent`). */
const notSentAgain = new Set(['intent', 'id', 'plain', confirmingPassword])
