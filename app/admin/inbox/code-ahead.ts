import { useEffect } from 'react'

const lookMs = 750

/**
 * Once the list is there and looked at, the script of what it opens is loaded and run before one is touched; `paths` begins
 * with its module. Not by the router's `PrefetchPageLinks`: it reloads the screen when a script does not come.
 */
export function useCodeAhead(paths: readonly string[] | undefined) {
  useEffect(() => {
    const timer = setTimeout(() => void runAhead(paths ?? []), lookMs)
    return () => clearTimeout(timer)
  }, [paths])
}

async function runAhead([module, ...imports]: readonly string[]) {
  if (!module) return
  try {
    await Promise.all([module, ...imports].map(preload))
  } catch {
    // An import that fails would fail again when the request is opened; what is only preloaded is loaded then.
    return
  }
  await import(/* @vite-ignore */ module)
}

const preload = (href: string) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
