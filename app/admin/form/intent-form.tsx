import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import { type ErrorsByField, hasErrors, type Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { TypedContext } from './fields.tsx'
import { FormButton, type FormButtonProps } from './form-button.tsx'
import { TheirsOrMine } from './form-problem.tsx'
import { PasswordAgain } from './password-again/password-again.tsx'
import { typedEntries, useUnsavedForm } from './unsaved-form.tsx'
import { useAnswer } from './use-answer.ts'

export type IntentState<Result = Submitted> = {
  isBusy: boolean
  result: Result | undefined
  errors: ErrorsByField
}

/**
 * `sharesResultWith`: the intent of another form: the result of either replaces the other's. `onDone`: called on
 * success.
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
 * A form that does one thing on a screen (`submission`). It says why it failed, announces what it did, keeps what is
 * typed, and asks for the password when the server wants it.
 */
export function IntentForm<Result extends Submitted = Submitted>(props: IntentFormProps<Result>) {
  const { intent, id = '', sharesResultWith, className, onDone, children } = props
  const intents = sharesResultWith ? [intent, sharesResultWith].toSorted() : [intent]
  const key = intentKey(intents.join(' '), id)
  const fetcher = useFetcher<Submitted>({ key })
  const form = useRef<HTMLFormElement>(null)
  // Of a form that was sent before the script came.
  const sent = useActionData<Submitted>()
  const announce = useAnnounce()
  const isAnyBusy = fetcher.state !== 'idle'
  const isBusy = isAnyBusy && fetcher.formData?.get('intent') === intent
  const wasSent = sent !== undefined && intents.includes(sent.intent) && sent.id === id
  // The router drops `sent` with the next load; fields must not change under what is typed since.
  const [typed, setTyped] = useState(() => (wasSent && !sent.ok ? new Map(sent.typed) : undefined))
  const { notice, store, clear } = useUnsavedForm({
    form,
    name: `${useLocation().pathname} ${key}`,
    isNewer: wasSent,
  })
  const { result, refusal, errors, held, hideErrorOf } = useAnswer({
    form,
    intent,
    // One action serves all forms of a screen, so the router does not know the type of each.
    received: (fetcher.data ?? (wasSent ? sent : undefined)) as Result | undefined,
    isBusy: isAnyBusy,
    onDone({ done }) {
      clear()
      setTyped(undefined)
      if (done) announce(done)
      onDone?.()
    },
  })
  const said = !isAnyBusy && !held && refusal && !hasErrors(refusal.fields) ? refusal : undefined

  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={className}
      onInput={({ currentTarget, target }) => {
        store(typedEntries(currentTarget))
        hideErrorOf(target)
      }}
    >
      <FormIntent intent={intent} id={id} />
      {held && (
        <PasswordAgain
          held={held}
          message={isBusy ? '' : (refusal?.problem ?? '')}
          isBusy={isBusy}
          onCancel={fetcher.data && (() => fetcher.reset())}
        />
      )}
      {/* What was typed stays, in case the password is not entered. */}
      <fieldset disabled={held !== undefined} hidden={held !== undefined} className="contents">
        <TypedContext value={typed}>{children({ isBusy: isBusy && !held, result, errors })}</TypedContext>
        {notice}
      </fieldset>
      <Alert>{said?.problem}</Alert>
      {said?.conflict && <TheirsOrMine {...said.conflict} />}
    </fetcher.Form>
  )
}

/**
 * For a form that adds one thing after the other: empties the field after success, unless the next one was typed meanwhile, and
 * focuses it after every result.
 */
export function useNextEntry(result: Submitted | undefined) {
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

type SaveFormProps = Pick<IntentFormProps<Submitted>, 'intent' | 'id' | 'className'> & {
  words: { save: string; saving?: string; saved?: string }
  buttonClassName?: string
  children: (errors: ErrorsByField, result: Submitted | undefined) => ReactNode
}

export function SaveForm({ words, buttonClassName = 'btn', children, ...form }: SaveFormProps) {
  return (
    <IntentForm {...form}>
      {({ isBusy, result, errors }) => (
        <>
          {children(errors, result)}
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
