import { useEffect, useState } from 'react'
import { aheadIn } from '#app/admin/list/list-loader.ts'
import { ReadAhead } from '#app/admin/list/lists-ahead.tsx'

const lookMs = 750

type CodeAheadProps = { paths: readonly string[]; opened: string }

/**
 * Once the list is there and looked at, the script of what it opens is loaded and run before one is touched; `paths` begins
 * with its module. Not by the router's `PrefetchPageLinks`: it reloads the screen when a script does not come. Then the
 * router takes it in, by the address of what is `opened`: a step to a route that it does not know draws the list once more.
 */
export function CodeAhead({ paths, opened }: CodeAheadProps) {
  const [state, setState] = useState<'unread' | 'run' | 'known'>('unread')
  useEffect(() => {
    if (state !== 'unread') return
    const timer = setTimeout(() => void runAhead(paths).then((isRun) => isRun && setState('run')), lookMs)
    return () => clearTimeout(timer)
  }, [paths, state])
  return state === 'run' && <ReadAhead path={aheadIn(opened)} onRead={() => setState('known')} />
}

async function runAhead([module, ...imports]: readonly string[]): Promise<boolean> {
  if (!module) return false
  try {
    await Promise.all([module, ...imports].map(preload))
  } catch {
    // An import that fails would fail again when the request is opened; what is only preloaded is loaded then.
    return false
  }
  await import(/* @vite-ignore */ module)
  return true
}

const preload = (href: string) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
