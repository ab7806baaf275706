import { LogOut } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { href } from 'react-router'
import { clearUnsavedTexts } from '#app/admin/unsaved-text.ts'
import { adminWords } from '#content/en/admin.ts'

const mostMs = 20_000

/**
 * Signs out, and says so when that did not reach the server: whoever walks away from a shared computer must know. Not by the
 * router, which would first load what the route needs; and the page that follows is loaded anew, with nothing of before.
 */
export function SignOut() {
  const [hasFailed, setFailed] = useState(false)

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailed(false)
    try {
      const answer = await fetch(href('/admin/sign-out'), {
        method: 'POST',
        body: new URLSearchParams(),
        signal: AbortSignal.timeout(mostMs),
      })
      if (!answer.ok) throw new Error(`sign-out was answered with ${answer.status}`)
      clearUnsavedTexts()
      window.location.assign(answer.url)
    } catch {
      // Nothing was answered, or not by us.
      setFailed(true)
    }
  }

  return (
    <form method="post" action={href('/admin/sign-out')} onSubmit={leave}>
      <button
        type="submit"
        className="-ml-2.5 mt-1 flex min-h-12 items-center gap-3 rounded-md px-2.5 text-ink text-note"
      >
        <LogOut className="icon" aria-hidden="true" />
        {adminWords.signOut}
      </button>
      {hasFailed && (
        <p role="alert" className="form-alert">
          {adminWords.notSignedOut}
        </p>
      )}
    </form>
  )
}
