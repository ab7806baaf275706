import { useState } from 'react'

/** The value, or the last one while there is none. */
export function useSticky<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
