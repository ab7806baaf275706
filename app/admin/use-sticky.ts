import { useState } from 'react'

/** The value, or while there is none the last one there was. */
export function useSticky<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
