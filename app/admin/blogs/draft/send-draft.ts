import { href } from 'react-router'

/** Longest body that browsers send on for a page that is being closed. */
const longestFarewell = 60_000

/** Sends what stands in a form; gives when it was kept. Throws when it was not. */
export async function sendDraft(
  form: string,
  { postId, signal }: { postId: string | undefined; signal: AbortSignal },
): Promise<string> {
  const query = postId ? `?${new URLSearchParams({ post: postId })}` : ''
  const response = await fetch(`${href('/admin/blogs/draft')}${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
    keepalive: form.length < longestFarewell,
    signal,
  })
  // A session that has ended leads to the sign-in page.
  if (!response.ok || response.redirected) throw new Error(`A draft was answered with ${response.status}`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || !answer || !('savedAt' in answer)) throw new Error('No time came back')
  return String(answer.savedAt)
}
