import { href, redirect } from 'react-router'

/** Until there is a dashboard, the panel opens with what matters most. */
export function loader() {
  return redirect(href('/admin/quotes'))
}
