import { type ComponentType, useEffect, useState } from 'react'
import type { List } from './list.ts'

const lookMs = 750

export type AheadProps = {
  list: List
  filters: readonly string[]
  /** What its rows open: the code of the route, which begins with its module, and the address of one of them. */
  opened?: { code: readonly string[]; path: string } | undefined
}

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
