import { data, href, Link } from 'react-router'
import { PanelTitle } from '#app/admin/layout/panel-context.tsx'
import { adminWords } from '#words/admin.ts'

export const loader = () => data(null, { status: 404 })

export const action = loader

/** Catches all unknown addresses below /admin. */
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
