import { orOffline, withTimeout } from '#app/admin/offline.ts'

export type LoaderArgs<Data> = { serverLoader: () => Promise<Data>; request: Request }

type Question = { request: Request; answer: Promise<unknown> }

const questions = new Map<string, Question>()

/**
 * What a `clientLoader` returns: the server's answer, or `instead` where it is not reached. Of two questions for a part of the
 * panel at one address, both get the answer to the later one. The earlier may have read what was before an action and
 * come after it: the screen would take a change back, or no longer say that it could not be loaded.
 */
export async function loadNewest<Data, Instead>(
  part: string,
  { serverLoader, request }: LoaderArgs<Data>,
  instead: (error: unknown) => Instead,
): Promise<Data | Instead> {
  const answer = orOffline(withTimeout(serverLoader()), instead)
  let question: Question = { request, answer }
  questions.set(part, question)
  let result = await answer
  for (;;) {
    const newest = questions.get(part)
    if (!newest || newest === question || newest.request.url !== request.url) return result
    question = newest
    const [newer] = await Promise.allSettled([newest.answer])
    // The router has given the newest question up, for another one or because its screen was left.
    if (newest.request.signal.aborted) continue
    if (newer.status === 'rejected') throw newer.reason
    // All loads of a part have data of one type.
    result = newer.value as typeof result
  }
}
