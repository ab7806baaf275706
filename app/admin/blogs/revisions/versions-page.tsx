import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ScreenTitle } from '#app/admin/layout/screen-title.tsx'
import { adminWords } from '#content/en/admin.ts'
import { versionWords as words } from '#content/en/admin-post-versions.ts'

type Back = { path: string; label: string }

/** The frame of what is shown of versions, and the way back. */
export function VersionsPage({ title, back, children }: { title: string; back: Back; children: ReactNode }) {
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

/** There is nothing to show, and why. */
export function NoVersions({ why, back }: { why: 'missing' | 'failed'; back: Back }) {
  const isMissing = why === 'missing'
  return (
    <VersionsPage title={words.title} back={back}>
      <div className="list-state mt-5" data-failed={isMissing ? undefined : true}>
        <div role="alert">
          <p className="list-state-title">{isMissing ? words.missingTitle : words.loadFailed}</p>
          <p className="mt-2 text-ink-2">{isMissing ? words.missing : words.loadFailedHint}</p>
        </div>
        {!isMissing && (
          <Link to="?" reloadDocument className="btn btn-primary mt-5">
            {adminWords.retry}
          </Link>
        )}
      </div>
    </VersionsPage>
  )
}
