import { href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { approvalHandlers, approvalMessages } from '#app/admin/approval/approval.ts'
import {
  ApprovalButtons,
  ApprovalStatus,
  Rating,
  useApproval,
} from '#app/admin/approval/approval-switches.tsx'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { listClientLoader, listResult, loadList } from '#app/admin/list/list-loader.ts'
import { ListScreen, StartLink } from '#app/admin/list/list-screen.tsx'
import { LongText } from '#app/admin/list/long-text.tsx'
import { rowAction, rowClientAction } from '#app/admin/list/row-action.tsx'
import { RowList, TableHead } from '#app/admin/list/row-list.tsx'
import { TableSkeleton } from '#app/admin/list/skeletons.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { longDate } from '#app/ui/dates.ts'
import { approvalWords } from '#words/admin-lists.ts'
import { testimonialsWords as words } from '#words/admin-testimonials.ts'
import { testimonialServiceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import {
  DeleteTestimonial,
  GetTestimonial,
  ListTestimonials,
  type Testimonial,
  UpdateTestimonial,
} from './testimonial-data.ts'
import { testimonialList } from './testimonial-list.ts'

export const handle = { hydrates: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const loaded = await loadList(run, url, testimonialList, { page: ListTestimonials, row: GetTestimonial })
  return listResult(testimonialList, url, loaded)
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, testimonialList)

export const action = (args: Route.ActionArgs) => rowAction(args, { handlers, messages })

export const clientAction = (args: Route.ClientActionArgs) => rowClientAction(args, messages)

const handlers = approvalHandlers({
  model: 'Testimonial',
  update: UpdateTestimonial,
  remove: DeleteTestimonial,
})

const messages = approvalMessages(words)

/** What staff wrote down of what customers said: approved and featured from here. */
export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { counts } = useAdminOutlet()
  return (
    <ListScreen
      list={testimonialList}
      loaderData={loaderData}
      counts={counts?.testimonialCounts}
      // Specification section 2 names the others; an address from elsewhere may ask for the featured ones too.
      offers={(filter) => filter !== 'featured'}
      start={<StartLink to={href('/admin/testimonials/new')}>{words.create}</StartLink>}
      skeleton={<TableSkeleton />}
    >
      {(loaded) => (
        <RowList
          loaded={loaded}
          describe={({ name }) => ({ name, what: words.deleteWhat(name) })}
          savedText={({ name }) => approvalWords.saved(name)}
        >
          {(rows, onDelete) => <TestimonialTable rows={rows} onDelete={onDelete} />}
        </RowList>
      )}
    </ListScreen>
  )
}

type TestimonialTableProps = { rows: readonly Testimonial[]; onDelete: (row: Testimonial) => void }

/** The testimonials as a table; on a phone each row is a card of its own. */
function TestimonialTable({ rows, onDelete }: TestimonialTableProps) {
  const { customer, rating, service, testimonial, date, status, actions } = words.columns
  return (
    <table className="row-table approval-table">
      <TableHead names={[customer, rating, service, testimonial, date, status, actions]} />
      <tbody>
        {rows.map((row) => (
          <TestimonialRow key={row.id} row={row} onDelete={() => onDelete(row)} />
        ))}
      </tbody>
    </table>
  )
}

/** What one customer said, and what one does with it. */
function TestimonialRow({ row, onDelete }: { row: Testimonial; onDelete: () => void }) {
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
      <td className="cell-service">{service && testimonialServiceLabel(service)}</td>
      <td className="cell-text">
        <LongText name={row.name} text={comment} />
      </td>
      <td className="cell-date">
        {date ? (
          <time dateTime={date.slice(0, 10)}>{longDate(date, 'UTC')}</time>
        ) : (
          <ExactTime at={createdAt} form={longDate} />
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
