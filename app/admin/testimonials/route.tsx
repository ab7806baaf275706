import { href } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import {
  type ApprovalQuery,
  approvalChanges,
  approvalFailures,
  approvalTabs,
  stateFilters,
} from '#app/admin/approval/approval.ts'
import {
  ApprovalButtons,
  ApprovalStatus,
  Rating,
  useApproval,
} from '#app/admin/approval/approval-switches.tsx'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
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
import { LongText } from '#app/admin/list/long-text.tsx'
import { type ActionResult, answerForm, rowClientAction } from '#app/admin/list/row-action.ts'
import { RowList, SavedNotice } from '#app/admin/list/row-list.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { longDate } from '#app/ui/dates.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { approvalWords } from '#words/admin-lists.ts'
import { testimonialsWords, testimonialsWords as words } from '#words/admin-testimonials.ts'
import type { Route } from './+types/route.ts'
import { DeleteTestimonial, ListTestimonials, type Testimonial, UpdateTestimonial } from './documents.ts'
import { getTestimonial } from './save-testimonial.ts'
import { testimonialList } from './testimonial-list.ts'

export const handle = { hydrates: true }

const { address } = testimonialList

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(administratorContext)
  return listResult(address, url, await loadTestimonials(address.read(url.searchParams), run))
}

export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  listClientLoader(address, url, serverLoader)

export const action = (args: Route.ActionArgs) =>
  answerForm({ address, changes: testimonialChanges, failures: testimonialFailures }, args)

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  rowClientAction(testimonialFailures, request, serverAction)

export default function Testimonials({ loaderData, actionData }: Route.ComponentProps) {
  return <TestimonialsScreen answer={loaderData} actionResult={actionData} />
}

type TestimonialsScreenProps = {
  answer: ListData<LoadedList<Testimonial>>
  actionResult: ActionResult | undefined
}

export function TestimonialsScreen({ answer, actionResult }: TestimonialsScreenProps) {
  const counts = useAdminOutlet().counts?.testimonialCounts
  return (
    <ListScreen
      list={testimonialList}
      answer={answer}
      // Specification section 2 names these three; an address from elsewhere may ask for the featured ones too.
      tabs={(shown) =>
        approvalTabs(
          shown === 'featured' ? ['all', 'approved', 'pending', 'featured'] : ['all', 'approved', 'pending'],
          counts,
        )
      }
      start={<StartLink to={href('/admin/testimonials/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(shown) => (
        <>
          <SavedNotice rows={shownRows(shown)}>{({ name }) => approvalWords.saved(name)}</SavedNotice>
          <RowList
            shown={shown}
            actionResult={actionResult}
            describe={({ name }) => ({ name, what: words.deleteWhat(name) })}
          >
            {(rows, onDelete) => <TestimonialTable rows={rows} onDelete={onDelete} />}
          </RowList>
        </>
      )}
    </ListScreen>
  )
}

type TestimonialTableProps = { rows: readonly Testimonial[]; onDelete: (row: Testimonial) => void }

/** The testimonials as a table; on a phone each row is a card of its own. */
export function TestimonialTable({ rows, onDelete }: TestimonialTableProps) {
  const { customer, rating, service, testimonial, date, status, actions } = words.columns
  return (
    <table className="row-table approval-table">
      <thead>
        <tr>
          {[customer, rating, service, testimonial, date, status, actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TestimonialRow key={row.id} row={row} onDelete={() => onDelete(row)} />
        ))}
      </tbody>
    </table>
  )
}

/** What one customer said, and what one does with it. */
export function TestimonialRow({ row, onDelete }: { row: Testimonial; onDelete: () => void }) {
  const states = useApproval(row, words)
  const { id, name, company, rating, comment, service, date, createdAt } = row
  return (
    <tr
      id={`testimonial-${id}`}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      data-pending={!states.approval.isOn || undefined}
    >
      <th scope="row" className="cell-customer">
        <span id={`name-${id}`} className="table-title">
          {name}
        </span>
        {company && <span className="cell-under">{company}</span>}
      </th>
      <td className="cell-rating">
        <Rating rating={rating} />
      </td>
      <td className="cell-service">{service}</td>
      <td className="cell-text">
        <LongText name={row.name} text={comment} />
      </td>
      <td className="cell-date">
        {date ? (
          <time dateTime={date.slice(0, 10)}>{longDate(date, 'UTC')}</time>
        ) : (
          <ExactTime at={createdAt} text={longDate(createdAt)} />
        )}
      </td>
      <td className="cell-status">
        <ApprovalStatus states={states} />
      </td>
      <td className="table-actions cell-actions">
        <ApprovalButtons
          row={row}
          states={states}
          words={words}
          editPath={href('/admin/testimonials/:id/edit', { id })}
          onDelete={onDelete}
        />
      </td>
    </tr>
  )
}

/** Everything the list of testimonials shows of the store. */
export async function loadTestimonials(
  query: ApprovalQuery,
  run: Run,
): Promise<Answer<LoadedList<Testimonial>>> {
  const listed = await run(ListTestimonials, { filter: stateFilters[query.filter], ...pageOf(query) })
  if (!listed.ok) return listed
  return loadedList(listed.data.listTestimonials, query, (id) => getTestimonial(id, run))
}

export const testimonialFailures = approvalFailures(testimonialsWords)

export const testimonialChanges = approvalChanges(
  (change, run) => run(UpdateTestimonial, change),
  (id, run) => run(DeleteTestimonial, { id }),
)
