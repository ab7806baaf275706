import { KeyRound } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { usePasskey } from './passkey-button.tsx'
import { PasswordField } from './credential-fields.tsx'
import { confirmWords as words } from '#content/en/admin-confirm.ts'
import { confirmingPassword, type ToConfirm } from '#app/admin/confirm/confirm-in-place.ts'

type PasswordAgainProps = {
  toConfirm: ToConfirm
  /** Why the last one was not taken. */
  message: string
  isBusy: boolean
  /** Back to what the form was; without, the page is loaded anew. */
  onCancel: (() => void) | undefined
}

/** Inside a form that waits for it: the password, or a passkey, with which the form is sent once more and carried out. */
export function PasswordAgain({ toConfirm, message, isBusy, onCancel }: PasswordAgainProps) {
  const frame = useRef<HTMLFieldSetElement>(null)
  const passkey = usePasskey('/admin/confirm/passkey', {
    inField: false,
    onProved: () => frame.current?.form && send(frame.current.form),
  })
  useEffect(() => {
    const password = frame.current?.querySelector('input:not([type="hidden"])')
    if (!(password instanceof HTMLInputElement)) return
    if (message) password.value = ''
    password.focus()
  }, [message])
  const problem = passkey.message ?? message
  return (
    <fieldset ref={frame} className="confirm-again">
      <legend className="font-semibold">{words.title}</legend>
      <p className="text-note text-ink-2">{words.goesOn}</p>
      {toConfirm.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {problem && (
        <p role="alert" className="form-alert">
          {problem}
        </p>
      )}
      <PasswordField label={words.password} name={confirmingPassword} autoComplete="current-password" />
      <div className="settings-buttons">
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy || undefined}>
          {isBusy ? words.busy : words.submit}
        </button>
        {passkey.isOffered && (
          <button
            type="button"
            className="btn"
            disabled={passkey.isBusy}
            onClick={() => void passkey.signIn()}
          >
            <KeyRound className="icon" aria-hidden="true" />
            {passkey.isBusy ? words.passkeyBusy : words.passkey}
          </button>
        )}
        <a
          href="?"
          className="btn"
          onClick={(event) => {
            if (!onCancel) return
            event.preventDefault()
            onCancel()
          }}
        >
          {words.cancel}
        </a>
      </div>
    </fieldset>
  )
}

/** Without the password, which the passkey stands for. */
function send(form: HTMLFormElement) {
  const password = form.elements.namedItem(confirmingPassword)
  if (password instanceof HTMLInputElement) password.disabled = true
  form.requestSubmit()
}
