import { useEffect } from 'react'
import { preloadModule } from 'react-dom'

const lookMs = 1_000

/**
 * Once the list is there and looked at, the script of what it opens is loaded before one is touched. Not by the router's
 * `PrefetchPageLinks`: it reloads the screen when a script does not come.
 */
export function useCodeAhead(paths: readonly string[] | undefined) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const path of paths ?? []) preloadModule(path, { as: 'script' })
    }, lookMs)
    return () => clearTimeout(timer)
  }, [paths])
}
