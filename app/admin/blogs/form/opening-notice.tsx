import { Link, useFetcher } from 'react-router'
import { dateTimeText } from '#app/admin/list/times.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { FormAnswer } from './form-answer.ts'
import type { Shown } from './load-opening.ts'

/** The discarding of a post's draft, as its offer and its form both follow it. */
export function useDiscarding(postId: string | undefined) {
  const fetcher = useFetcher<FormAnswer>({ key: `discard-draft-${postId ?? 'new'}` })
  return { fetcher, isDone: fetcher.data?.kind === 'discarded' }
}

type DraftOfferProps = {
  savedAt: string
  continuePath: string
  discarding: ReturnType<typeof useDiscarding>
}

/** What was begun and not saved: to continue, or to throw away. */
export function DraftOffer({ savedAt, continuePath, discarding: { fetcher } }: DraftOfferProps) {
  return (
    <section className="notice opening-notice" aria-label={words.draftContinue}>
      <p>{words.draftFound(dateTimeText(savedAt))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={continuePath} className="btn btn-small btn-primary" preventScrollReset>
          {words.draftContinue}
        </Link>
        <fetcher.Form method="post">
          <button type="submit" name="intent" value="discard-draft" className="btn btn-small">
            {words.draftDiscard}
          </button>
        </fetcher.Form>
      </div>
      {fetcher.state === 'idle' && fetcher.data && (
        <p role="alert" className="row-failure">
          {words.draftDiscardFailed}
        </p>
      )}
    </section>
  )
}

/** That the form shows something else than what is stored, and the way back to that. */
export function ShownNotice({ shown, storedPath }: { shown: Shown; storedPath: string }) {
  const when = dateTimeText(shown.at)
  return (
    <section className="notice opening-notice" aria-label={words.opensStored}>
      <p role="status">{shown.kind === 'draft' ? words.draftOpened(when) : words.versionOpened(when)}</p>
      <p className="mt-2">
        <Link to={storedPath} className="link" preventScrollReset>
          {words.opensStored}
        </Link>
      </p>
    </section>
  )
}
