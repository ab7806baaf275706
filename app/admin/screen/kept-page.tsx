import type { ReactNode } from 'react'
import { adminWords } from '#words/panel/panel.ts'
import { PanelTitle } from './panel-context.tsx'
import { StaleNotice } from './retry.tsx'

type KeptPageProps = {
  /** Null where there is no such record, undefined where it could not be read. */
  title: string | null | undefined
  back: ReactNode
  kept: { at: string } | undefined
  /** What was read last: another object than `kept` where that failed. */
  loaded: object | undefined
  words: { missingTitle: string; missing: string; stale: (since: string) => string }
  failed: string
  noticeClassName?: string
  children: ReactNode
}

/** The page of one record, which stays in sight while reading it anew fails. */
export function KeptPage(props: KeptPageProps) {
  const { back, kept, loaded, words, failed, noticeClassName = 'mb-4', children } = props
  const title = props.title === null ? words.missingTitle : (props.title ?? adminWords.failed)
  return (
    <>
      <PanelTitle title={title} />
      {back}
      {!kept && <h1 className="sr-only">{title}</h1>}
      {(!kept || kept !== loaded) && (
        <StaleNotice since={kept?.at} words={words} failed={failed} className={noticeClassName} />
      )}
      {props.title === null && (
        <div className="list-state">
          <h1 className="list-state-title">{words.missingTitle}</h1>
          <p className="mt-2 text-ink-2">{words.missing}</p>
        </div>
      )}
      {children}
    </>
  )
}
