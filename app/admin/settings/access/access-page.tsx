import type { ReactNode } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { adminWords } from '#content/en/admin.ts'
import { accessWords } from '#content/en/admin-access.ts'
import { ConfirmedNotice } from '../../confirm/confirmed-notice.tsx'
import { PanelTitle } from '../../layout/panel-title.tsx'
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
      <PanelTitle title={title} />
      <h1 className="text-[2.5rem] max-md:text-[2.125rem]">{title}</h1>
      <p className="mt-1 max-w-3xl text-ink-2">{lead}</p>
      {/* An open question says it itself. */}
      {!isAsking && <ConfirmedNotice />}
      {at === undefined ? (
        <Retry says={`${accessWords.failed} ${accessWords.failedHint}`} />
      ) : (
        <Now at={at}>
          {isStale && <Retry says={accessWords.stale(clockText(at))} />}
          <div className="long-form">{children}</div>
        </Now>
      )}
    </AnswerContext>
  )
}

function Retry({ says }: { says: string }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="notice notice-alert mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert" className="grow">
        {says}
      </p>
      <Link
        to="?"
        className="btn btn-small"
        onClick={(event) => {
          event.preventDefault()
          void revalidate()
        }}
      >
        {state === 'idle' ? adminWords.retry : adminWords.loading}
      </Link>
    </div>
  )
}
