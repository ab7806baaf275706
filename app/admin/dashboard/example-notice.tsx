import { href, Link } from 'react-router'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'

/** The site is open to visitors while it still shows the example that Lantern ships with. */
export function ExampleNotice() {
  return (
    <div className="notice notice-late mt-4">
      <p className="font-semibold">{words.example}</p>
      <Link to={href('/admin/settings')} className="link inline-flex min-h-11 items-center">
        {words.exampleFix}
      </Link>
    </div>
  )
}
