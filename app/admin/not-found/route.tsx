import { data, href, Link } from 'react-router'
import { PanelTitle } from '#app/admin/layout/panel-context.tsx'
import { adminWords } from '#words/admin.ts'

/** The layout above has sent whoever is not signed in to do that first. */
export const loader = () => data(null, { status: 404 })

/** A post to nowhere is answered like a visit to nowhere. */
export const action = loader

/** An address below /admin that leads nowhere. */
export default function AdminNotFound() {
  const { title, text, dashboard } = adminWords.notFound
  return (
    <div className="list-state">
      <PanelTitle title={title} />
      <h1 className="list-state-title">{title}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
      <Link to={href('/admin')} className="btn btn-primary mt-5">
        {dashboard}
      </Link>
    </div>
  )
}
