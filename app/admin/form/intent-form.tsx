import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import { PasswordAgain } from '#app/admin/sign-in/password-again.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { accessWords } from '#words/admin-access.ts'
import type { IntentResult } from './intent-action.ts'
import { typedEntries, useUnsavedForm } from './unsaved-form.tsx'

/** The result of a form that was sent without script: the route's `actionData`. */
export const PlainResult = createContext<IntentResult | undefined>(undefined)

type IntentFormProps<Result> = {
  intent: string
  id?: string
  /** The intent of another form: the result of either replaces the other's. */
  sharesResultWith?: string
  className?: string | undefined
  /** Called on success; must not change between renders. */
  onDone?: () => void
  children: (state: { isBusy: boolean; result: Result | undefined }) => ReactNode
}

/**
 * A form that does one thing on a screen (`intentAction`). It shows below itself why it failed, announces what it did, keeps
 * what is typed, and asks for the password when the server wants it.
 */
export function IntentForm<Result extends IntentResult = IntentResult>(props: IntentFormProps<Result>) {
  const { intent, id = '', sharesResultWith, className, onDone, children } = props
  const intents = sharesResultWith ? [intent, sharesResultWith].toSorted() : [intent]
  const key = `${intents.join(' ')} ${id}`
  const fetcher = useFetcher<IntentResult>({ key })
  const form = useRef<HTMLFormElement>(null)
  const plain = useContext(PlainResult)
  const announce = useAnnounce()
  const isAnyBusy = fetcher.state !== 'idle'
  const isBusy = isAnyBusy && fetcher.formData?.get('intent') === intent
  const isPlain = plain !== undefined && intents.includes(plain.intent) && plain.id === id
  // One action serves all forms of a screen; each knows what its handler returns.
  const received = (fetcher.data ?? (isPlain ? plain : undefined)) as Result | undefined
  const refusal = refusalOf(received, intent)
  // While the form is sent with the password, the password field stays.
  const held = refusal?.held
  const result = isAnyBusy || held ? undefined : received

  const { notice, keep, forget } = useUnsavedForm({
    form,
    name: `${useLocation().pathname} ${key}`,
    isNewer: isPlain,
  })

  const handled = useRef<Result>(undefined)
  useEffect(() => {
    if (!result || handled.current === result) return
    handled.current = result
    if (!result.ok || result.intent !== intent) return
    forget()
    if (result.done) announce(result.done)
    onDone?.()
  }, [result, intent, announce, onDone, forget])

  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={className}
      onInput={({ currentTarget }) => keep(typedEntries(currentTarget))}
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
        {children({ isBusy: isBusy && !held, result })}
        {notice}
      </fieldset>
      {refusal && !isAnyBusy && !held && Object.keys(refusal.fields).length === 0 && (
        <p role="alert" className="form-alert">
          {refusal.message}
        </p>
      )}
    </fetcher.Form>
  )
}

/** The result when it is a refusal of this form. */
function refusalOf(result: IntentResult | undefined, intent: string) {
  return result && !result.ok && result.intent === intent ? result : undefined
}

/**
 * The first field of a form that adds one thing after the other: empty again once that was done, and with the focus after
 * every result.
 */
export function useNextEntry(result: IntentResult | undefined) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!result) return
    if (result.ok && input.current) input.current.value = ''
    input.current?.focus()
  }, [result])
  return input
}

type FormButtonProps = {
  isBusy: boolean
  /** Its name for screen readers, where the text alone would not say which row it belongs to. */
  label?: string
  busy?: string
  className?: string
  children: string
}

/** The button of such a form. While it is busy it keeps the focus, and ignores clicks. */
export function FormButton({
  isBusy,
  label,
  busy = accessWords.busy,
  className = 'btn btn-small',
  children,
}: FormButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      aria-label={isBusy ? undefined : label}
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? busy : children}
    </button>
  )
}

type SaveRowProps = {
  isBusy: boolean
  result: IntentResult | undefined
  words: { save: string; saving: string; saved: string }
  className?: string
}

/** The foot of a form that saves settings: its button, and behind it that they were saved. */
export function SaveRow({ isBusy, result, words, className = 'btn' }: SaveRowProps) {
  return (
    <div className="settings-buttons">
      <FormButton isBusy={isBusy} busy={words.saving} className={className}>
        {words.save}
      </FormButton>
      {result?.ok && (
        <p className="text-note" data-saved>
          {words.saved}
        </p>
      )}
    </div>
  )
}

type IntentButtonProps = Omit<FormButtonProps, 'isBusy'> & {
  intent: string
  id?: string
  formClassName?: string
}

/** An intent form that consists of its button. */
export function IntentButton({ intent, id = '', formClassName, ...button }: IntentButtonProps) {
  return (
    <IntentForm intent={intent} id={id} className={formClassName}>
      {({ isBusy }) => <FormButton {...button} isBusy={isBusy} />}
    </IntentForm>
  )
}
