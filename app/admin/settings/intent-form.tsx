import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ToConfirm } from '#app/admin/confirm/confirm-in-place.ts'
import { typedIn, useKeptForm } from '#app/admin/form/kept-form.tsx'
import { useAnnounce } from '#app/admin/list/announcer.tsx'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import { PasswordAgain } from '#app/admin/sign-in/password-again.tsx'

/** What became of a form; `intent` and `id` are those of the form. `Extra`: what a screen's forms give beside. */
export type IntentResult<Extra = unknown> = { intent: string; id: string } & (
  | ({ ok: true; done?: string } & Extra)
  | {
      ok: false
      message: string
      fields: Readonly<Record<string, string>>
      /** What was typed, for the page that comes without script. */
      value?: string
      /** Nothing was done yet: what is to be sent again with the password. */
      toConfirm?: ToConfirm
    }
)

/** What became of a form that was sent without script. */
export const AnswerContext = createContext<IntentResult | undefined>(undefined)

type IntentFormProps<Result> = {
  intent: string
  id?: string
  /** The intent of another form, whose answer takes the place of this one's. */
  answersWith?: string
  className?: string
  /** Called once it is done; must not change between renders. */
  onDone?: () => void
  children: (state: { isBusy: boolean; result: Result | undefined }) => ReactNode
}

/** One thing to do on a screen: says that it is under way, below itself why it failed, and aloud that it is done. */
export function IntentForm<Result extends IntentResult = IntentResult>(props: IntentFormProps<Result>) {
  const { intent, id = '', answersWith, className, onDone, children } = props
  const intents = answersWith ? [intent, answersWith].toSorted() : [intent]
  const key = `${intents.join(' ')} ${id}`
  const fetcher = useFetcher<IntentResult>({ key })
  const form = useRef<HTMLFormElement>(null)
  const plain = useContext(AnswerContext)
  const announce = useAnnounce()
  const isAnyBusy = fetcher.state !== 'idle'
  const isBusy = isAnyBusy && fetcher.formData?.get('intent') === intent
  const isPlain = plain !== undefined && intents.includes(plain.intent) && plain.id === id
  // One action answers all forms of a screen, each with what its screen expects.
  const answered = (fetcher.data ?? (isPlain ? plain : undefined)) as Result | undefined
  // While it is sent with the password, the password stays where it is.
  const asking = refusalOf(answered, intent)
  const toConfirm = asking?.toConfirm
  const result = isAnyBusy || toConfirm ? undefined : answered

  const { notice, keep, forget } = useKeptForm({
    form,
    name: `${useLocation().pathname} ${key}`,
    isNewer: isPlain,
  })

  const said = useRef<Result>(undefined)
  useEffect(() => {
    if (!result || said.current === result) return
    said.current = result
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
      onInput={({ currentTarget }) => keep(typedIn(currentTarget))}
    >
      <FormIntent intent={intent} id={id} />
      {toConfirm && (
        <PasswordAgain
          toConfirm={toConfirm}
          message={isBusy ? '' : (asking?.message ?? '')}
          isBusy={isBusy}
          onCancel={fetcher.data && (() => fetcher.reset())}
        />
      )}
      {/* What was typed stays, for whoever cancels. */}
      <fieldset disabled={toConfirm !== undefined} hidden={toConfirm !== undefined} className="contents">
        {children({ isBusy: isBusy && !toConfirm, result })}
        {notice}
      </fieldset>
      {result && !result.ok && result.intent === intent && Object.keys(result.fields).length === 0 && (
        <p role="alert" className="form-alert">
          {result.message}
        </p>
      )}
    </fetcher.Form>
  )
}

/** The refusal of this form, when that is what was answered. */
function refusalOf(answer: IntentResult | undefined, intent: string) {
  return answer && !answer.ok && answer.intent === intent ? answer : undefined
}
