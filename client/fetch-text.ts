/**
 * A response and its text; undefined when there is none: no network, or not in time. Rejects when the caller's own signal gave up,
 * and for what is a bug of ours, such as a part of the browser that is missing: that must not look like a lost connection.
 */
export async function fetchText(
  url: string,
  init: Omit<RequestInit, 'signal'>,
  { timeoutMs, signal, fetch: ask = fetch }: TextOptions,
): Promise<{ response: Response; text: string } | undefined> {
  const unlessGone = <Value>(asked: Promise<Value>) =>
    asked.catch((): undefined => {
      signal?.throwIfAborted()
      return undefined
    })
  const limit = timeLimit(timeoutMs, signal)
  try {
    const response = await unlessGone(ask(url, { ...init, signal: limit.signal }))
    if (!response) return undefined
    const text = await unlessGone(response.text())
    return text === undefined ? undefined : { response, text }
  } finally {
    limit.end()
  }
}

type TextOptions = { timeoutMs: number; signal?: AbortSignal | undefined; fetch?: typeof fetch }

/** AbortSignal.timeout and AbortSignal.any do the same, but phones of 2021 and 2023 do not have them yet. */
function timeLimit(ms: number, callersSignal: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  if (callersSignal?.aborted) abort()
  callersSignal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer)
      callersSignal?.removeEventListener('abort', abort)
    },
  }
}
