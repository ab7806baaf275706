import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ScreenTitle } from '#app/admin/layout/panel-context.tsx'
import { revisionWords as words } from '#words/panel/pages/revisions.ts'
import { adminWords } from '#words/panel/panel.ts'

type Back = { path: string; label: string }

export function RevisionsPage({ title, back, children }: { title: string; back: Back; children: ReactNode }) {
  return (
    <>
      <p>
        <Link to={back.path} className="back-link">
          <ArrowLeft className="icon" aria-hidden="true" />
          {back.label}
        </Link>
      </p>
      <ScreenTitle title={title} />
      {children}
    </>
  )
}

export function NoRevisions({ why, back }: { why: 'missing' | 'failed'; back: Back }) {
  const isMissing = why === 'missing'
  return (
    <RevisionsPage title={words.title} back={back}>
      <div className="list-state mt-5" data-failed={isMissing ? undefined : true}>
        <div role="alert">
          <p className="list-state-title">{isMissing ? words.missingTitle : words.loadFailed}</p>
          <p className="mt-2 text-ink-2">{isMissing ? words.missing : words.loadFailedHint}</p>
        </div>
        {!isMissing && (
          <Link to="?" reloadDocument className="btn btn-strong mt-5">
            {adminWords.retry}
          </Link>
        )}
      </div>
    </RevisionsPage>
  )
}

const fields: Record<string, string> = words.fields

export const fieldText = (name: string): string => fields[name] ?? name

/** "Changed: Title, Content" */
export const changedText = (changed: readonly (string | null)[]): string =>
  changed.length > 0 ? words.changed(changed.map((name) => fieldText(name ?? '')).join(', ')) : words.first

export function savedByText({ who, changed }: { who: string | null; changed: readonly unknown[] }): string {
  if (who) return words.by(who)
  return changed.length > 0 ? words.bySchedule : words.fromBefore
}
