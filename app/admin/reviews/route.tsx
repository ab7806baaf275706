import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import {
  type ApprovalQuery,
  approvalChanges,
  approvalFailures,
  approvalTabs,
  stateFilters,
} from '#app/admin/approval/approval.ts'
import { ExportLink } from '#app/admin/export/export-link.tsx'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { RetryDelivery } from '#app/admin/list/delivery.ts'
import {
  type ListData,
  type LoadedList,
  listClientLoader,
  listResult,
  loadedList,
  pageOf,
  shownRows,
} from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { TableSkeleton } from '#app/admin/list/list-states.tsx'
import {
  type ActionResult,
  answerForm,
  ifUnmodifiedSince,
  rowClientAction,
  textIn,
  timesIn,
} from '#app/admin/list/row-action.ts'
import { RowList, SavedNotice } from '#app/admin/list/row-list.tsx'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { approvalWords, listWords } from '#words/admin-lists.ts'
import { reviewsWords, reviewsWords as words } from '#words/admin-reviews.ts'
import type { Route } from './+types/route.ts'
import { DeleteReview, GetReview, ListReviews, type ReviewInTable, UpdateReview } from './documents.ts'
import { reviewList } from './review-list.ts'
import { ReviewRow } from './review-row.tsx'

export const handle = { hydrates: true }

const { address } = reviewList

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return listResult(address, url, await loadReviews(address.read(url.searchParams), run))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  listClientLoader(address, url, serverLoader)

export const action = (args: Route.ActionArgs) =>
  answerForm({ address, changes: reviewChanges, failures: reviewFailures }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  rowClientAction(reviewFailures, request, serverAction)

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewsScreen answer={loaderData} actionResult={actionData} />
}

type ReviewsScreenProps = {
  answer: ListData<LoadedList<ReviewInTable>>
  actionResult: ActionResult | undefined
}

export function ReviewsScreen({ answer, actionResult }: ReviewsScreenProps) {
  const { counts: allCounts, arrived } = useAdminOutlet()
  const counts = allCounts?.reviewCounts
  return (
    <ListScreen
      list={reviewList}
      answer={answer}
      tabs={() => approvalTabs(['all', 'approved', 'pending', 'featured'], counts)}
      start={<StartLink to={href('/admin/reviews/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(shown) => (
        <>
          <SavedNotice rows={shownRows(shown)}>{({ name }) => approvalWords.saved(name)}</SavedNotice>
          <RowList
            shown={shown}
            actionResult={actionResult}
            describe={({ name, title }) => ({ name, what: words.deleteWhat(name, title) })}
          >
            {(rows, onDelete) => <ReviewTable rows={rows} arrived={arrived} onDelete={onDelete} />}
          </RowList>
          <ExportLink path={href('/admin/reviews/export.csv')} total={shown.total} />
        </>
      )}
    </ListScreen>
  )
}

type ReviewTableProps = {
  rows: readonly ReviewInTable[]
  /** Ids of what came in while somebody was looking. */
  arrived: ReadonlySet<string>
  onDelete: (row: ReviewInTable) => void
}

/** The reviews as a table; on a phone each row is a card of its own. */
export function ReviewTable({ rows, arrived, onDelete }: ReviewTableProps) {
  const { date, customer, rating, review, service, status, actions } = words.columns
  return (
    <table className="row-table approval-table">
      <thead>
        <tr>
          {[date, customer, rating, review, service, status, actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ReviewRow
            key={row.id}
            row={row}
            hasJustArrived={arrived.has(row.id)}
            onDelete={() => onDelete(row)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Everything the list of reviews shows of the store. */
export async function loadReviews(
  query: ApprovalQuery,
  run: Run,
): Promise<Answer<LoadedList<ReviewInTable>>> {
  const listed = await run(ListReviews, { filter: stateFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  return loadedList(listed.data.listReviews, query, async (id) => {
    const found = await run(GetReview, { id })
    return found.ok ? { ok: true, data: found.data.getReview } : found
  })
}

export const reviewFailures = {
  ...approvalFailures(reviewsWords),
  restore: listWords.undoFailed,
  reply: reviewsWords.replyFailed,
  retry: listWords.retryFailed,
}

export const reviewChanges = {
  ...approvalChanges(
    (change, run) => run(UpdateReview, change),
    (id, run) => run(DeleteReview, { id }),
  ),
  // Undone, the time is what it was.
  restore: (form: FormData, run: Run) =>
    run(UpdateReview, {
      input: { id: textIn(form, 'id'), isApproved: true, ...timesIn(form, ['approvedAt']) },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    }),
  // The data service stamps a new reply; one that is put back brings its time along.
  reply: (form: FormData, run: Run) =>
    run(UpdateReview, {
      input: {
        id: textIn(form, 'id'),
        reply: textIn(form, 'reply'),
        ...(form.has('repliedAt') && timesIn(form, ['repliedAt'])),
      },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    }),
  retry: (form: FormData, run: Run) => run(RetryDelivery, { id: textIn(form, 'id') }),
}
