import { type ComponentType, useEffect, useState } from 'react'
import type { AheadProps } from './read-ahead.tsx'

const lookMs = 750

/** Once a list is there and looked at, what is likely to be touched next is read before it is. */
export function Ahead(props: AheadProps) {
  const [ReadAhead, setReadAhead] = useState<ComponentType<AheadProps>>()
  useEffect(() => {
    const read = () =>
      import('./read-ahead.tsx').then(
        (module) => setReadAhead(() => module.ReadAhead),
        () => undefined,
      )
    const timer = setTimeout(read, lookMs)
    return () => clearTimeout(timer)
  }, [])
  return ReadAhead && <ReadAhead {...props} />
}
