const cutOff = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * As browsers do: what went out on a kept connection while the server was closing it is sent once more, on another
 * one. Node's fetch does that for no POST. Other failures name their cause, which fetch hides.
 */
export async function browserFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (cutOff.has(causeOf(error))) return fetch(url, init).catch(failed)
    return failed(error)
  }
}

function failed(error: unknown): never {
  throw new Error(`${error} (${causeOf(error)})`, { cause: error })
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
}
