import { data, type RouterContextProvider } from 'react-router'
import { respond, textIn } from '#app/admin/list/row-action.ts'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { confirmingPassword, type HeldFields } from '#app/admin/sign-in/password-again.tsx'
import { servicesContext } from '#app/context.ts'
import type { Result } from '#server/result.ts'
import { accessWords } from '#words/admin-access.ts'

/**
 * The result of a form that does one thing on a screen (`IntentForm`). `intent` and `id` are the form's own. `Shown`: what
 * a screen shows in this one response only, such as a new key.
 */
export type IntentResult<Shown = unknown> = { intent: string; id: string } & (
  | ({ ok: true; done: string } & Shown)
  | { ok: false; message: string; fields: FieldErrors; value?: string | undefined; held?: HeldFields }
)

type FieldErrors = Readonly<Record<string, string>>

/** Carries out one intent. `done` is announced, and empty when the screen itself shows what happened. */
export type IntentHandler<Shown = unknown> = (
  form: FormData,
) => Promise<Result<{ done: string } & Shown, IntentRefusal>>

type IntentRefusal = {
  code: string
  message: string
  fields?: FieldErrors
  /** What was entered, for a page that is loaded again without script. */
  value?: string
}

type ActionArgs = { context: Readonly<RouterContextProvider>; request: Request; url: URL }

type IntentActions<Shown> = {
  handlers: Readonly<Record<string, IntentHandler<Shown>>>
  /** What is said when an intent fails, whatever the reason; without it, the reason. */
  messages?: Messages
}

type Messages = Readonly<Record<string, string>>

/**
 * The `action` of a screen of intent forms: passes the form to the handler of its intent. When that refuses with
 * UNCONFIRMED, the form asks for the password and is sent again with it. Without script the response is a redirect, so that
 * a reload sends nothing twice.
 */
export async function intentAction<Shown>(
  { context, request, url }: ActionArgs,
  { handlers, messages = {} }: IntentActions<Shown>,
) {
  const form = await request.formData()
  const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
  if (!handler) throw data(null, { status: 400 })
  const askForPassword = (message: string) =>
    respond<IntentResult<Shown>>(
      form,
      { intent, id, ok: false, message, fields: {}, held: heldFields(form) },
      undefined,
    )

  if (form.has(confirmingPassword)) {
    const password = textIn(form, confirmingPassword)
    const confirmed = await context.get(servicesContext).confirm({ password })
    if (!confirmed.ok) return askForPassword(confirmed.refusal.message)
  }
  const result = await handler(form)
  if (!result.ok) {
    const { code, message, fields = {}, value } = result.refusal
    if (code === 'UNCONFIRMED') return askForPassword('')
    return respond<IntentResult<Shown>>(
      form,
      { intent, id, ok: false, message: messages[intent] ?? message, fields, value },
      undefined,
    )
  }
  const { done, ...shown } = result.value
  // What is shown only once would be lost by a redirect.
  const path = Object.keys(shown).length === 0 ? url.pathname : undefined
  return respond<IntentResult<Shown>>(form, { intent, id, ok: true, ...result.value }, path)
}

/** The result of a call as that of a handler; `text`: the sentence that announces it. */
export async function reportDone<Value>(
  call: Promise<Result<Value, IntentRefusal>>,
  text: (value: Value) => string,
): Promise<Result<{ done: string }, IntentRefusal>> {
  const result = await call
  return result.ok ? { ok: true, value: { done: text(result.value) } } : result
}

/**
 * The fields of a form that is sent again with the password, without those that every form adds itself. A password that the
 * form is about is not sent back; it is typed again.
 */
function heldFields(form: FormData): HeldFields {
  const added = ['intent', 'id', 'plain', confirmingPassword]
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !added.includes(name) && !/password$/i.test(name)
      ? [[name, value] as const]
      : [],
  )
}

/** The `clientAction` of such a screen: when the server cannot be reached, the form says so and the screen stays. */
export async function intentClientAction<Returned>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Returned> },
  messages: Messages = {},
): Promise<Returned | IntentResult<never>> {
  const form = await request.clone().formData()
  const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
  return orOffline(withTimeout(serverAction()), () => ({
    intent,
    id,
    ok: false,
    message: messages[intent] ?? accessWords.notSent,
    fields: {},
  }))
}
