import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { List } from '#app/admin/list/list.ts'
import { BackLink } from '#app/admin/screen/back-link.tsx'
import { ScreenTitle } from '#app/admin/screen/panel-context.tsx'
import { LoadFailed } from '#app/admin/screen/retry.tsx'

export type RecordPageProps = {
  title: string
  words: Pick<RecordWords, 'back'>
  listPath: string
  children: ReactNode
}

export function RecordPage({ title, words, listPath, children }: RecordPageProps) {
  return (
    <>
      <BackLink to={listPath} text={words.back} />
      <ScreenTitle title={title} />
      {children}
    </>
  )
}

type NoRecordProps = { why: 'missing' | 'failed'; words: RecordWords; listPath: string }

export function NoRecord({ why, words, listPath }: NoRecordProps) {
  return (
    <RecordPage title={words.editTitle} words={words} listPath={listPath}>
      {why === 'failed' ? (
        <LoadFailed words={words} />
      ) : (
        <div className="list-state mt-5">
          <div role="alert">
            <p className="list-state-title">{words.missingTitle}</p>
            <p className="mt-2 text-ink-2">{words.missing}</p>
          </div>
          <Link to={listPath} className="btn mt-5">
            {words.back}
          </Link>
        </div>
      )}
    </RecordPage>
  )
}

export type RecordWords = Record<
  | 'createTitle'
  | 'editTitle'
  | 'back'
  | 'create'
  | 'update'
  | 'failed'
  | 'missingTitle'
  | 'missing'
  | 'loadFailed'
  | 'loadFailedHint',
  string
>

export function useListPath(list: List): string {
  const [params] = useSearchParams()
  return listPathIn(list, params)
}

export function listPathIn(list: List, params: URLSearchParams): string {
  const query = list.queryString(list.read(params))
  return query === '?' ? list.path : `${list.path}${query}`
}
