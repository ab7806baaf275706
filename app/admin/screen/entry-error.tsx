import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { adminWords } from '#words/panel/panel.ts'

export function EntryError() {
  const error = useRouteError()
  const { search } = useLocation()
  const title = adminWords[isRouteErrorResponse(error) && error.status === 503 ? 'busy' : 'failed']
  return (
    <main className="entry">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div role="alert" className="entry-sheet">
        <h1 className="text-title">{title}</h1>
        <p className="mt-2 text-ink-2">{adminWords.failedHint}</p>
        <Link to={{ search }} reloadDocument className="btn btn-strong mt-7 w-full">
          {adminWords.retry}
        </Link>
      </div>
    </main>
  )
}
