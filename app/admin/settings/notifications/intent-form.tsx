import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useAnnounce } from '../../list/announcer.tsx'
import { FormIntent } from '../../list/form-intent.tsx'
import type { FormResult, Intent } from './notification-forms.ts'

/** What became of a form that was sent without script. */
export const AnswerContext = createContext<FormResult | undefined>(undefined)

/** There is one secret: showing it and making a new one answer in one place. */
const keyOf = ({ intent, id }: { intent: Intent; id: string }) =>
  intent === 'show-secret' || intent === 'replace-secret' ? 'secret' : `${intent} ${id}`

type IntentFormProps = {
  intent: Intent
  id?: string
  className?: string
  /** What is said once it is done, to people who do not see it. */
  done?: string
  children: (state: { isBusy: boolean; result: FormResult | undefined }) => ReactNode
}

/** One thing to do on this screen: says that it is under way, and below itself why it failed. */
export function IntentForm({ intent, id = '', className, done, children }: IntentFormProps) {
  const fetcher = useFetcher<FormResult>({ key: keyOf({ intent, id }) })
  const plain = useContext(AnswerContext)
  const announce = useAnnounce()
  const isAnyBusy = fetcher.state !== 'idle'
  const isBusy = isAnyBusy && fetcher.formData?.get('intent') === intent
  const answered = fetcher.data ?? (plain && keyOf(plain) === keyOf({ intent, id }) ? plain : undefined)
  const result = isAnyBusy ? undefined : answered

  const said = useRef<FormResult>(undefined)
  useEffect(() => {
    if (!result || said.current === result) return
    said.current = result
    if (result.ok && done) announce(done)
  }, [result, done, announce])

  return (
    <fetcher.Form method="post" className={className}>
      <FormIntent intent={intent} id={id} />
      {children({ isBusy, result })}
      {result && !result.ok && !result.field && result.intent === intent && (
        <p role="alert" className="form-alert">
          {result.message}
        </p>
      )}
    </fetcher.Form>
  )
}
