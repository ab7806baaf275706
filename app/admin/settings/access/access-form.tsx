import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useAnnounce } from '../../list/announcer.tsx'
import { FormIntent } from '../../list/form-intent.tsx'
import type { AccessResult } from './answer-access.ts'

/** What became of a form that was sent without script. */
export const AnswerContext = createContext<AccessResult | undefined>(undefined)

type AccessFormProps = {
  intent: string
  id?: string
  className?: string
  /** Called once it is done; must not change between renders. */
  onDone?: () => void
  children: (state: { isBusy: boolean; result: AccessResult | undefined }) => ReactNode
}

/** One thing to do on a screen: says below itself why it failed, and aloud that it is done. */
export function AccessForm({ intent, id = '', className, onDone, children }: AccessFormProps) {
  const fetcher = useFetcher<AccessResult>({ key: `${intent} ${id}` })
  const plain = useContext(AnswerContext)
  const announce = useAnnounce()
  const isBusy = fetcher.state !== 'idle'
  const answered = fetcher.data ?? (plain?.intent === intent && plain.id === id ? plain : undefined)
  const result = isBusy ? undefined : answered

  const said = useRef<AccessResult>(undefined)
  useEffect(() => {
    if (!result || said.current === result) return
    said.current = result
    if (!result.ok) return
    announce(result.done)
    onDone?.()
  }, [result, announce, onDone])

  return (
    <fetcher.Form method="post" className={className}>
      <FormIntent intent={intent} id={id} />
      {children({ isBusy, result })}
      {result && !result.ok && Object.keys(result.fields).length === 0 && (
        <p role="alert" className="form-alert">
          {result.message}
        </p>
      )}
    </fetcher.Form>
  )
}
