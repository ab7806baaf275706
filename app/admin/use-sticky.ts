import { useState } from 'react'

/** The value; while it is undefined, the last one that was not. */
export function useSticky<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
