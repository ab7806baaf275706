import { type ReactNode, useEffect, useRef, useState } from 'react'
import { data, useActionData, useFetcher, useLocation } from 'react-router'
import type { ActionArgs } from '#app/admin/access.ts'
import { FormIntent, respond, textIn } from '#app/admin/list/row-action.tsx'
import { orOffline, withTimeout } from '#app/admin/offline.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { focusInvalid, takeFocus } from '#app/ui/take-focus.ts'
import type { Result } from '#server/result.ts'
import { accessWords } from '#words/panel/access.ts'
import { TypedContext } from './fields.tsx'
import { FormButton, type FormButtonProps } from './form-button.tsx'
import { confirmingPassword, type HeldFields, PasswordAgain } from './password-again/password-again.tsx'
import { typedEntries, useUnsavedForm } from './unsaved-form.tsx'

/**
 * The result of a form that does one thing on a screen. `Shown`: what a screen shows in this one response only, such as a
 * new key.
 */
export type IntentResult<Shown = unknown> = { intent: string; id: string } & SavedVersion &
  (
    | ({ ok: true; done: string } & Shown)
    | { ok: false; message: string; fields: IntentErrors; typed: HeldFields; isUnconfirmed?: true }
  )

/**
 * `savedAt`: the version that this form stored, also where what came after was refused. `conflict`: that of another person, saved
 * meanwhile; sent back as `replaces`, it is overwritten.
 */
type SavedVersion = { savedAt?: string; conflict?: string }

export type IntentErrors = Readonly<Record<string, string>>

/** `done` is announced; it is empty when the screen itself shows what happened. */
export type IntentHandler<Shown = unknown> = (
  form: FormData,
) => Promise<Result<{ done: string } & SavedVersion & Shown, IntentRefusal>>

type IntentRefusal = { code: string; message: string; fields?: IntentErrors } & SavedVersion

type IntentActions<Shown> = {
  handlers: Readonly<Record<string, IntentHandler<Shown>>>
  /** What is said when an intent fails; without it, the reason. */
  messages?: Messages
}

type Messages = Readonly<Record<string, string>>

/**
 * The `action` of a screen of intent forms. When a handler refuses with UNCONFIRMED, the form asks for the password and is
 * sent again with it.
 */
export async function intentAction<Shown>(
  { context, request }: ActionArgs,
  { handlers, messages = {} }: IntentActions<Shown>,
) {
  const form = await request.formData()
  const [intent, id] = [textIn(form, 'intent'), textIn(form, 'id')]
  const handler = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
  if (!handler) throw data(null, { status: 400 })
  const refuse = (message: string, why: { fields: IntentErrors; isUnconfirmed?: true } & SavedVersion) =>
    respond<IntentResult<Shown>>({ intent, id, ok: false, message, typed: typedIn(form), ...why })
  const askForPassword = (message: string) => refuse(message, { fields: {}, isUnconfirmed: true })

  if (form.has(confirmingPassword)) {
    const password = textIn(form, confirmingPassword)
    const confirmed = await context.get(servicesContext).confirm({ password })
    if (!confirmed.ok) return askForPassword(confirmed.refusal.message)
  }
  const result = await handler(form)
  if (!result.ok) {
    const { code, message, fields = {}, savedAt, conflict } = result.refusal
    if (code === 'UNCONFIRMED') return askForPassword('')
    return refuse(messages[intent] ?? message, {
      fields,
      ...(savedAt && { savedAt }),
      ...(conflict && { conflict }),
    })
  }
  return respond<IntentResult<Shown>>({ intent, id, ok: true, ...result.value })
}

export async function reportDone<Value>(
  call: Promise<Result<Value, IntentRefusal>>,
  text: (value: Value) => string,
): Promise<Result<{ done: string }, IntentRefusal>> {
  const result = await call
  return result.ok ? { ok: true, value: { done: text(result.value) } } : result
}

/** Without the fields that every form adds itself. A password is not sent back: it is typed again. */
function typedIn(form: FormData): HeldFields {
  const added = ['intent', 'id', confirmingPassword]
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !added.includes(name) && !/password$/i.test(name)
      ? [[name, value] as const]
      : [],
  )
}

/** Without a connection the form says so and the screen stays. */
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
    typed: [],
  }))
}

export type IntentState<Result = IntentResult> = {
  isBusy: boolean
  result: Result | undefined
  errors: IntentErrors
}

/**
 * `sharesResultWith`: the intent of another form: the result of either replaces the other's. `onDone`: called on
 * success; must not change between renders.
 */
type IntentFormProps<Result> = {
  intent: string
  id?: string
  sharesResultWith?: string
  className?: string | undefined
  onDone?: () => void
  children: (state: IntentState<Result>) => ReactNode
}

export const intentKey = (intents: string, id = '') => `${intents} ${id}`

/**
 * A form that does one thing on a screen (`intentAction`). It says why it failed, announces what it did, keeps what is
 * typed, and asks for the password when the server wants it.
 */
export function IntentForm<Result extends IntentResult = IntentResult>(props: IntentFormProps<Result>) {
  const { intent, id = '', sharesResultWith, className, onDone, children } = props
  const intents = sharesResultWith ? [intent, sharesResultWith].toSorted() : [intent]
  const key = intentKey(intents.join(' '), id)
  const fetcher = useFetcher<IntentResult>({ key })
  const form = useRef<HTMLFormElement>(null)
  // Of a form that was sent before the script came.
  const sent = useActionData<IntentResult>()
  const announce = useAnnounce()
  const isAnyBusy = fetcher.state !== 'idle'
  const isBusy = isAnyBusy && fetcher.formData?.get('intent') === intent
  const wasSent = sent !== undefined && intents.includes(sent.intent) && sent.id === id
  // One action serves all forms of a screen, so the router does not know the type of each.
  const received = (fetcher.data ?? (wasSent ? sent : undefined)) as Result | undefined
  const refusal = refusalOf(received, intent)
  // While the form is sent with the password, the password field stays.
  const held = refusal?.isUnconfirmed && refusal.typed
  const result = isAnyBusy || held ? undefined : received
  // The router drops `sent` with the next load; fields must not change under what is typed since.
  const [typed, setTyped] = useState(() => (wasSent && !sent.ok ? new Map(sent.typed) : undefined))

  const { notice, store, clear } = useUnsavedForm({
    form,
    name: `${useLocation().pathname} ${key}`,
    isNewer: wasSent,
  })

  const [changed, setChanged] = useState<{ since: Result | undefined; names: readonly string[] }>()
  const names = changed?.since === received ? changed?.names : undefined
  const handled = useRef<Result>(undefined)
  useEffect(() => {
    if (!result || handled.current === result) return
    handled.current = result
    if (!result.ok) focusInvalid(form.current)
    if (!result.ok || result.intent !== intent) return
    clear()
    setTyped(undefined)
    if (result.done) announce(result.done)
    onDone?.()
  }, [result, intent, announce, onDone, clear])

  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={className}
      onInput={({ currentTarget, target }) => {
        store(typedEntries(currentTarget))
        if (refusal && 'name' in target)
          setChanged({ since: received, names: [...(names ?? []), String(target.name)] })
      }}
    >
      <FormIntent intent={intent} id={id} />
      {held && (
        <PasswordAgain
          held={held}
          message={isBusy ? '' : refusal.message}
          isBusy={isBusy}
          onCancel={fetcher.data && (() => fetcher.reset())}
        />
      )}
      {/* What was typed stays, in case the password is not entered. */}
      <fieldset disabled={held !== undefined} hidden={held !== undefined} className="contents">
        <TypedContext value={typed}>
          {children({
            isBusy: isBusy && !held,
            result,
            errors: result?.ok === false ? without(result.fields, names) : {},
          })}
        </TypedContext>
        {notice}
      </fieldset>
      <Alert>
        {refusal && !isAnyBusy && !held && Object.keys(refusal.fields).length === 0 && refusal.message}
      </Alert>
    </fetcher.Form>
  )
}

function without(fields: IntentErrors, names: readonly string[] = []): IntentErrors {
  const left = Object.entries(fields).filter(([field]) => !names.includes(field))
  return Object.fromEntries(left)
}

function refusalOf(result: IntentResult | undefined, intent: string) {
  return result && !result.ok && result.intent === intent ? result : undefined
}

/**
 * For a form that adds one thing after the other: empties the field after success, unless the next one was typed meanwhile, and
 * focuses it after every result.
 */
export function useNextEntry(result: IntentResult | undefined) {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef<string>(undefined)
  useEffect(() => {
    const form = input.current?.form
    const remember = () => {
      sent.current = input.current?.value
    }
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [])
  useEffect(() => {
    if (!result) return
    if (result.ok && input.current && input.current.value === sent.current) input.current.value = ''
    takeFocus(input.current)
  }, [result])
  return input
}

type SaveFormProps = Pick<IntentFormProps<IntentResult>, 'intent' | 'id' | 'className'> & {
  words: { save: string; saving?: string; saved?: string }
  buttonClassName?: string
  children: (errors: IntentErrors) => ReactNode
}

export function SaveForm({ words, buttonClassName = 'btn', children, ...form }: SaveFormProps) {
  return (
    <IntentForm {...form}>
      {({ isBusy, result, errors }) => (
        <>
          {children(errors)}
          <div className="settings-buttons">
            <FormButton isBusy={isBusy} busy={words.saving} className={buttonClassName}>
              {words.save}
            </FormButton>
            {result?.ok && words.saved && (
              <p className="text-note" data-saved>
                {words.saved}
              </p>
            )}
          </div>
        </>
      )}
    </IntentForm>
  )
}

type IntentButtonProps = Omit<FormButtonProps, 'isBusy'> & {
  intent: string
  id?: string
  fields?: Readonly<Record<string, string>>
  formClassName?: string
}

export function IntentButton({ intent, id = '', fields = {}, formClassName, ...button }: IntentButtonProps) {
  return (
    <IntentForm intent={intent} id={id} className={formClassName}>
      {({ isBusy }) => (
        <>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FormButton {...button} isBusy={isBusy} />
        </>
      )}
    </IntentForm>
  )
}
