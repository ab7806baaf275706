import { type ComponentType, useEffect, useState } from 'react'
import type { AheadProps } from './read-ahead.tsx'

/** What is likely to be touched next is read before it is. */
export function Ahead(props: AheadProps) {
  const [ReadAhead, setReadAhead] = useState<ComponentType<AheadProps>>()
  useEffect(() => {
    import('./read-ahead.tsx').then(
      (module) => setReadAhead(() => module.ReadAhead),
      () => undefined,
    )
  }, [])
  return ReadAhead && <ReadAhead {...props} />
}
