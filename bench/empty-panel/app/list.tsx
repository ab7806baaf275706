import { Link, type LoaderFunctionArgs, Outlet, useLoaderData, useParams } from 'react-router'

const rows = Array.from({ length: 60 }, (_, at) => ({ id: String(at + 1), isDone: at >= 40 }))

export function loader({ request }: LoaderFunctionArgs) {
  const all = new URL(request.url).searchParams.get('filter') === 'all'
  return { rows: all ? rows : rows.filter(({ isDone }) => !isDone) }
}

/** Names as in the panel, so that the same taps find them. */
export default function List() {
  const loaded = useLoaderData<typeof loader>()
  const { id } = useParams()
  if (id) return <Outlet />
  return (
    <div className="inbox-list">
      <nav className="tabs">
        <Link to="/admin/inbox">Waiting</Link> <Link to="/admin/inbox?filter=all">All</Link>
      </nav>
      <ul>
        {loaded.rows.map((row) => (
          <li key={row.id} className="inbox-row inbox-group" data-group={row.isDone ? 'done' : 'waiting'}>
            <Link className="inbox-open" to={`/admin/inbox/${row.id}`}>
              Request {row.id}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
