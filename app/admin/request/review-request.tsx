import { Link2, Mail, Star } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { ShareLink } from '#app/admin/leads/share-link.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { recordHref } from '#app/admin/records/row-href.ts'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { askingWords as words } from '#words/panel/asking.ts'
import type { OpenRequest } from './request.ts'

type ReviewRequestProps = { request: OpenRequest; origin: string }

export function ReviewRequest({ request, origin }: ReviewRequestProps) {
  const { name, status, reviewId, reviewAskedAt, reviewInvitation } = request
  const focus = useKeptFocus()
  if (status !== 'completed' && !reviewAskedAt) return null
  return (
    <section aria-label={words.section(name)} className="review-request" tabIndex={-1} {...focus}>
      {reviewId ? (
        <p>
          <Star className="icon" /> {words.received}.{' '}
          <Link to={recordHref('Review', reviewId)} className="link" aria-label={words.showOf(name)}>
            {words.show}
          </Link>
        </p>
      ) : (
        <>
          {reviewInvitation && reviewAskedAt && (
            <ReviewLink request={request} askedAt={reviewAskedAt} link={`${origin}${reviewInvitation}`} />
          )}
          {status === 'completed' && <AskForms request={request} />}
        </>
      )}
    </section>
  )
}

/** By mail once; a link as often as it has run out. */
function AskForms({ request }: { request: OpenRequest }) {
  const { id, name, email, reviewAskedBy, isInvitationOpen } = request
  const fetcher = useFetcher<Submitted>({ key: `ask-${id}` })
  const isBusy = fetcher.state !== 'idle'
  const result = isBusy ? undefined : fetcher.data
  const mayMail = reviewAskedBy !== 'mail' && email !== ''
  const mayLink = !isInvitationOpen
  if (!mayMail && !mayLink) return null
  return (
    <>
      <fetcher.Form
        method="post"
        className="review-ways"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <FormIntent intent="ask" id={id} />
        {mayMail && (
          <button
            type="submit"
            name="by"
            value="mail"
            className="btn btn-small"
            aria-disabled={isBusy || undefined}
            aria-label={words.byMailTo(name)}
          >
            <Mail className="icon" />
            {isBusy ? words.asking : words.byMail}
          </button>
        )}
        {mayLink && (
          <button
            type="submit"
            name="by"
            value="link"
            className="btn btn-small"
            aria-disabled={isBusy || undefined}
            aria-label={words.byLinkFor(name)}
          >
            <Link2 className="icon" aria-hidden="true" />
            {words.byLink}
          </button>
        )}
      </fetcher.Form>
      <Alert className="font-semibold text-alert">{result?.ok === false && result.problem}</Alert>
    </>
  )
}

function wayOf({ reviewAskedBy, deliveries }: OpenRequest): string {
  if (reviewAskedBy !== 'mail') return ''
  const mail = deliveries?.findLast(({ topic }) => topic === 'review.asked')
  if (mail?.state === 'dead') return words.askedInVain
  return mail?.sentVia === 'file' ? words.askedByFile : words.askedByMail
}

type ReviewLinkProps = { request: OpenRequest; askedAt: string; link: string }

function ReviewLink({ request, askedAt, link }: ReviewLinkProps) {
  return (
    <>
      <p>
        {words.asked} <ExactDay at={askedAt} />
        {wayOf(request)}.{!request.isInvitationOpen && ` ${words.expired}`}
      </p>
      {request.isInvitationOpen && (
        <ShareLink request={request} link={link} text={request.customerTexts?.review} words={words} />
      )}
    </>
  )
}
