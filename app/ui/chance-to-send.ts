import { tryStorage } from './try-storage.ts'

/** Some phones never say that they are online again, and a busy server says nothing either. */
const retryEveryMs = 30_000

export function onChanceToSend(retry: () => void): () => void {
  const over = new AbortController()
  const until = { signal: over.signal }
  const timer = setInterval(retry, retryEveryMs)
  over.signal.addEventListener('abort', () => clearInterval(timer))
  window.addEventListener('online', retry, until)
  window.addEventListener('storage', ({ key }) => key?.endsWith('.waiting') && retry(), until)
  document.addEventListener('visibilitychange', () => document.hidden || retry(), until)
  // Within a sandboxed frame it throws when it is merely named.
  tryStorage(() => navigator.serviceWorker?.addEventListener('message', retry, until))
  return () => over.abort()
}
