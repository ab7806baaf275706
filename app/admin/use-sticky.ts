import { useState } from 'react'

/** What was there last: the router drops an action's result when news load the panel again. */
export function useSticky<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

/** The same object as long as nothing in it has changed: what reads it is not drawn anew for each load. */
export function useSame<Value>(value: Value): Value {
  const [last, setLast] = useState(value)
  if (JSON.stringify(value) === JSON.stringify(last)) return last
  setLast(value)
  return value
}
