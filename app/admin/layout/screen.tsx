import { Outlet } from 'react-router'
import { useAdminOutlet } from './panel-context.tsx'

/** Frame of all screens, with its own error boundary, so that a screen that fails leaves the panel in place. */
export default function Screen() {
  return <Outlet context={useAdminOutlet()} />
}

export { ScreenError as ErrorBoundary } from './retry.tsx'
