import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs here: false on the server and while hydrating, for what only script can do. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
