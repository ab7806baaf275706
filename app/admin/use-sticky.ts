import { useState } from 'react'

/** What was there last: the router drops an action's result when news load the panel again. */
export function useSticky<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
