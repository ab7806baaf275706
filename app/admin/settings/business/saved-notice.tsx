import { useEffect, useRef } from 'react'
import { href, useSearchParams } from 'react-router'
import { businessWords as words } from '#words/admin-business.ts'

/** That this version was just saved, and where to look at it. */
export function SavedNotice({ version }: { version: string }) {
  const [params] = useSearchParams()
  const isSaved = params.get('saved') === version
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSaved) notice.current?.focus()
  }, [isSaved])
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={isSaved ? -1 : undefined}
      className={isSaved ? 'notice notice-ok mt-4' : 'sr-only'}
    >
      {isSaved && (
        <>
          {words.saved}{' '}
          <a href={href('/')} target="_blank" rel="noreferrer" className="link">
            {words.seeSite} <span className="sr-only">{words.newTab}</span>
          </a>
        </>
      )}
    </div>
  )
}
