import { useEffect, useState } from 'react'
import { keptDraft } from './kept-draft.ts'
import { sendDraft } from './send-draft.ts'

/** Sends on what this browser kept while there was no connection; gives when that became the draft on the server. */
export function useKeptDraft(userId: string, postId: string | undefined): string | undefined {
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    const kept = keptDraft({ userId, postId })
    const form = kept.read()
    if (!form) return
    const attempt = new AbortController()
    sendDraft(form, { postId, signal: attempt.signal }).then(
      (at) => {
        kept.forget()
        setSavedAt(at)
      },
      // It stays where it is and is sent the next time.
      () => undefined,
    )
    return () => attempt.abort()
  }, [userId, postId])
  return savedAt
}
