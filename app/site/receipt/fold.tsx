import type { ReactNode } from 'react'
import { useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { receiptWords } from '#words/site/receipt.ts'
import type { RefusedChange } from './actions.ts'

/** A form of the page, folded away until it is wanted; open where it was refused. */
export function Fold(props: {
  refused: RefusedChange | undefined
  title: string
  intent: RefusedChange['intent']
  isMultipart?: boolean
  children: ReactNode
}) {
  const { title, intent, refused, isMultipart, children } = props
  return (
    <details className="receipt-change" open={refused !== undefined}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <form
        method="post"
        action={`#receipt-${intent}`}
        encType={isMultipart ? 'multipart/form-data' : undefined}
      >
        <input type="hidden" name="intent" value={intent} />
        {refused && <RefusedChangeAlert intent={intent}>{refused.message}</RefusedChangeAlert>}
        {children}
      </form>
    </details>
  )
}

/** Why a change was refused. The fragment of its form leads here, so that it is in view, focused and read out, also without script. */
export function RefusedChangeAlert({
  intent,
  children,
}: {
  intent: RefusedChange['intent']
  children: string | undefined
}) {
  const { failed } = useWords(receiptWords)
  return (
    <p
      role="alert"
      id={`receipt-${intent}`}
      tabIndex={-1}
      className="border-alert border-l-4 py-1 pl-4 font-semibold text-alert"
    >
      {children ?? failed}
    </p>
  )
}
