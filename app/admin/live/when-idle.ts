const atLatestMs = 10_000
/** Safari does not say when it is idle. */
const guessedMs = 3_000

/** Runs `task` when the page is loaded and has nothing better to do. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  const over = new AbortController()
  const run = () => !over.signal.aborted && task()
  const wait = () =>
    'requestIdleCallback' in window
      ? void requestIdleCallback(run, { timeout: atLatestMs })
      : void setTimeout(run, guessedMs)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, signal: over.signal })
  return () => over.abort()
}
