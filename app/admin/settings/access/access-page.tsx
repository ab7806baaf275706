import type { ReactNode } from 'react'
import { ScreenTitle } from '#app/admin/layout/panel-context.tsx'
import { RetryNotice } from '#app/admin/layout/retry.tsx'
import { Now } from '#app/admin/list/time.tsx'
import { clockText } from '#app/admin/list/times.ts'
import { AnswerContext } from '#app/admin/settings/intent-form.tsx'
import { useSticky } from '#app/admin/use-sticky.ts'
import { accessWords } from '#content/en/admin-access.ts'
import type { AccessResult } from './answer-access.ts'

type AccessPageProps<Loaded> = {
  title: string
  /** Under the title; may depend on what was loaded, once it was. */
  lead: string | ((shown: Loaded | undefined) => string)
  /** With when it was read; undefined when it could not be. */
  loaded: Loaded | undefined
  answer: AccessResult | undefined
  children: (shown: Loaded) => ReactNode
}

/**
 * The frame of the sections about who may use the panel, and of the data. Without a connection it keeps what it showed; a
 * failed load never looks like an empty list.
 */
export function AccessPage<Loaded extends { at: string }>(props: AccessPageProps<Loaded>) {
  const { title, lead, loaded, answer, children } = props
  const shown = useSticky(loaded)
  return (
    <AnswerContext value={answer}>
      <ScreenTitle title={title} lead={typeof lead === 'string' ? lead : lead(shown)} />
      {shown ? (
        <Now at={shown.at}>
          {!loaded && <RetryNotice says={accessWords.stale(clockText(shown.at))} />}
          <div className="long-form">{children(shown)}</div>
        </Now>
      ) : (
        <RetryNotice says={`${accessWords.failed} ${accessWords.failedHint}`} />
      )}
    </AnswerContext>
  )
}
