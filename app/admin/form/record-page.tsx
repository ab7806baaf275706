import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ScreenTitle } from '#app/admin/layout/panel-context.tsx'
import type { List } from '#app/admin/list/list.ts'
import { adminWords } from '#words/admin.ts'

type RecordPageProps = { title: string; words: RecordWords; listPath: string; children: ReactNode }

/** The frame of a form: where it is, and the way back to the list it was opened from. */
export function RecordPage({ title, words, listPath, children }: RecordPageProps) {
  return (
    <>
      <p>
        <Link to={listPath} className="back-link">
          <ArrowLeft className="icon" aria-hidden="true" />
          {words.back}
        </Link>
      </p>
      <ScreenTitle title={title} />
      {children}
    </>
  )
}

type NoRecordProps = { why: 'missing' | 'failed'; words: RecordWords; listPath: string }

/** There is no form, and why: the record is gone, or could not be loaded just now. */
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

/** Instead of an empty form, which would look like stored data. */
export const LoadFailed = ({ words }: { words: Pick<RecordWords, 'loadFailed' | 'loadFailedHint'> }) => (
  <div className="list-state mt-5" data-failed>
    <div role="alert">
      <p className="list-state-title">{words.loadFailed}</p>
      <p className="mt-2 text-ink-2">{words.loadFailedHint}</p>
    </div>
    <Link to="?" reloadDocument className="btn btn-strong mt-5">
      {adminWords.retry}
    </Link>
  </div>
)

/** What a form and the page around it say in words of their own. */
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

/** The list that a form was opened from, as it was filtered then: the form's address says the same. */
export function useListPath(list: List): string {
  const [params] = useSearchParams()
  const query = list.queryString(list.read(params))
  return query === '?' ? list.path : `${list.path}${query}`
}
