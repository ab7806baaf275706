import { href } from 'react-router'
import { approvalHandlers, approvalMessages } from '#app/admin/approval/approval.ts'
import { ApprovalTable, RatingCell } from '#app/admin/approval/approval-table.tsx'
import { deletionOf } from '#app/admin/list/delete-dialog.tsx'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { ImportLink } from '#app/admin/list/import-link.tsx'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { LongText } from '#app/admin/list/long-text.tsx'
import { retryDelivery } from '#app/admin/list/retry-delivery.ts'
import { RowList } from '#app/admin/list/row-list.tsx'
import { TextEditor } from '#app/admin/list/text-editor.tsx'
import { ExactDay } from '#app/admin/list/time.tsx'
import { suspiciousReasonsOf } from '#app/admin/records/lead.ts'
import { mailtoHref } from '#app/admin/records/person.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { ifUnmodifiedSince } from '#app/admin/submission/conflict.ts'
import { type SubmissionHandler, submission, timesIn } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { reviewsPanelWords, reviewsPanelWords as words } from '#words/panel/approval/reviews.ts'
import { importKindWords } from '#words/panel/imports.ts'
import { approvalWords, listWords } from '#words/panel/lists.ts'
import { reviewServiceLabel } from '#words/site/service-choices.ts'
import { suspiciousInWords } from '#words/suspicious.ts'
import type { Route } from './+types/route.ts'
import { type ReviewInTable, reviewDocuments } from './review-data.ts'
import { reviewList } from './review-list.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export const loader = (args: Route.LoaderArgs) => listLoader(args, reviewList, reviewDocuments)

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, reviewList)

export const action = (args: Route.ActionArgs) => submission(args, handlers, messages)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, messages)

const restore: SubmissionHandler = (form, run) =>
  run(reviewDocuments.update, {
    input: { id: textIn(form, 'id'), isApproved: true, ...timesIn(form, ['approvedAt']) },
    condition: ifUnmodifiedSince(form.get('savedAt')),
  })

/** The data service stamps a new reply; one that is put back brings its time along. */
const reply: SubmissionHandler = (form, run) =>
  run(reviewDocuments.update, {
    input: {
      id: textIn(form, 'id'),
      reply: textIn(form, 'reply'),
      ...(form.has('repliedAt') && timesIn(form, ['repliedAt'])),
    },
    condition: ifUnmodifiedSince(form.get('savedAt')),
  })

const handlers = {
  ...approvalHandlers({ model: 'Review', ...reviewDocuments }),
  restore,
  reply,
  retry: retryDelivery,
}

const messages = {
  ...approvalMessages(words),
  restore: listWords.undoFailed,
  reply: words.replyFailed,
  retry: listWords.retryFailed,
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { counts } = useAdminOutlet()
  const { date, customer, rating, review, service, status, actions } = words.columns
  return (
    <ListScreen
      list={reviewList}
      loaderData={loaderData}
      heading={<ImportLink to={href('/admin/reviews/import')}>{importKindWords.reviews.link}</ImportLink>}
      counts={counts?.reviewCounts}
      start={<StartLink to={href('/admin/reviews/new')}>{words.create}</StartLink>}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          deletion={deletionOf(words, ({ name, title }) => ({ name, what: words.deleteWhat(name, title) }))}
          savedText={({ name }) => approvalWords.saved(name)}
          exportPath={href('/admin/reviews/export.csv')}
        >
          {(rows, onDelete) => (
            <ApprovalTable
              rows={rows}
              columns={[date, customer, rating, review, service, status, actions]}
              words={words}
              editPath={(id) => href('/admin/reviews/:id/edit', { id })}
              statusNote={({ isVerified }) =>
                isVerified && <span className="state-note">{words.verified}</span>
              }
              onDelete={onDelete}
            >
              {(row, isApproved) => <Cells row={row} isApproved={isApproved} />}
            </ApprovalTable>
          )}
        </RowList>
      )}
    </ListScreen>
  )
}

function Cells({ row, isApproved }: { row: ReviewInTable; isApproved: boolean }) {
  const { name, rating, title, comment, service, submittedAt } = row
  // The person who approved it has judged them.
  const reasons = isApproved ? [] : suspiciousReasonsOf(row)
  return (
    <>
      <td className="cell-date">
        <ExactDay at={submittedAt} />
      </td>
      <CustomerCell row={row} />
      <RatingCell rating={rating} />
      <td className="cell-text">
        <p dir="auto" className="written-title">
          {title}
        </p>
        <LongText name={name} text={comment} />
        {reasons.length > 0 && <p className="suspicious">{words.suspicious(suspiciousInWords(reasons))}</p>}
        <ReviewReply row={row} />
        <DeliveryTrail deliveries={row.deliveries ?? []} />
      </td>
      <td className="cell-service">{service && reviewServiceLabel(service)}</td>
    </>
  )
}

function CustomerCell({ row: { id, name, email, location } }: { row: ReviewInTable }) {
  return (
    <th scope="row" className="cell-customer">
      <span id={`name-${id}`} className="table-title">
        {name}
      </span>
      {email && (
        <a
          href={mailtoHref(email, words.mailSubject)}
          className="cell-under cell-mail"
          aria-label={words.mail(name, email)}
          title={email}
        >
          {email}
        </a>
      )}
      {location && <span className="cell-under">{location}</span>}
    </th>
  )
}

function ReviewReply({ row: { id, name, reply, repliedAt } }: { row: ReviewInTable }) {
  const words = {
    open: reply ? reviewsPanelWords.editReply : reviewsPanelWords.reply,
    label: reviewsPanelWords.replyTo(name),
    save: reviewsPanelWords.saveReply,
    saving: reviewsPanelWords.savingReply,
    saved: reviewsPanelWords.replySaved(name),
  }
  return (
    <div className="row-reply">
      {reply && (
        <div className="lead-note">
          <p className="font-semibold">
            {reviewsPanelWords.replyHeading}
            {repliedAt && (
              <>
                , <ExactDay at={repliedAt} />
              </>
            )}
          </p>
          <p dir="auto">{reply}</p>
        </div>
      )}
      <TextEditor
        id={id}
        name={name}
        intent="reply"
        text={reply}
        maxLength={2000}
        words={words}
        help={reviewsPanelWords.replyHelp}
        before={{ repliedAt: repliedAt ?? '' }}
      />
    </div>
  )
}
