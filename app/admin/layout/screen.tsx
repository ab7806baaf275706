import { Outlet } from 'react-router'
import { useAdminOutlet } from './panel-context.tsx'

/** What stands in the frame of the panel. A screen that fails does not take the frame with it. */
export default function Screen() {
  return <Outlet context={useAdminOutlet()} />
}

export { ScreenError as ErrorBoundary } from './screen-error.tsx'
