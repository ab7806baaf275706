import { useSearchParams } from 'react-router'
import { confirmWords } from '#content/en/admin-confirm.ts'
import { confirmedParameter } from '#app/admin/sign-in/guards.ts'

/** On a screen whose form was interrupted: what was to be done has not been done yet. */
export function ConfirmedNotice() {
  const [parameters] = useSearchParams()
  if (!parameters.has(confirmedParameter)) return null
  return (
    <p role="status" className="notice mt-5">
      {confirmWords.nowAgain}
    </p>
  )
}
