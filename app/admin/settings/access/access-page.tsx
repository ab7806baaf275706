import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { accessWords } from '#content/en/admin-access.ts'
import { ConfirmedNotice } from '../../confirm/confirmed-notice.tsx'
import { RetryNotice } from '../../layout/retry-notice.tsx'
import { ScreenTitle } from '../../layout/screen-title.tsx'
import { Now } from '../../list/now.tsx'
import { clockText } from '../../list/times.ts'
import { AnswerContext } from './access-form.tsx'
import type { AccessResult } from './answer-access.ts'

type AccessPageProps = {
  title: string
  lead: string
  /** When what is shown was read; undefined when it could not be. */
  at: string | undefined
  isStale: boolean
  answer: AccessResult | undefined
  children: ReactNode
}

/** The frame of the sections about who may use the panel. A failed load never looks like an empty list. */
export function AccessPage({ title, lead, at, isStale, answer, children }: AccessPageProps) {
  const isAsking = useSearchParams()[0].has('ask')
  return (
    <AnswerContext value={answer}>
      <ScreenTitle title={title} lead={lead} />
      {/* An open question says it itself. */}
      {!isAsking && <ConfirmedNotice />}
      {at === undefined ? (
        <RetryNotice says={`${accessWords.failed} ${accessWords.failedHint}`} />
      ) : (
        <Now at={at}>
          {isStale && <RetryNotice says={accessWords.stale(clockText(at))} />}
          <div className="long-form">{children}</div>
        </Now>
      )}
    </AnswerContext>
  )
}
