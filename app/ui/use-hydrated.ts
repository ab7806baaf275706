import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
