import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { confirmingPassword, type TypedFields } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { takeFocus } from '#app/ui/take-focus.ts'
import { confirmWords as words } from '#words/panel/settings.ts'
import { PasswordField } from './credential-fields.tsx'
import { PasskeyButton, usePasskey } from './passkey-button.tsx'

/** The password was right. It serves every form of the page that waits for one. */
const confirmations = new EventTarget()

type PasswordAgainProps = {
  held: TypedFields
  message: string
  isBusy: boolean
  onCancel: (() => void) | undefined
}

export function PasswordAgain({ held, message, isBusy, onCancel }: PasswordAgainProps) {
  const frame = useRef<HTMLFieldSetElement>(null)
  const announce = useAnnounce()
  const passkey = usePasskey('/admin/confirm/passkey', {
    onSuccess: () => frame.current?.form && sendWithoutPassword(frame.current.form),
  })
  useEffect(() => {
    const password = frame.current?.querySelector('input:not([type="hidden"])')
    if (!(password instanceof HTMLInputElement)) return
    if (message) password.value = ''
    if (!takeFocus(password)) announce(words.title)
  }, [message, announce])
  const wasSent = useRef(isBusy)
  useEffect(() => {
    wasSent.current = isBusy
  }, [isBusy])
  const send = useEffectEvent(() => {
    if (!isBusy && frame.current?.form) sendWithoutPassword(frame.current.form)
  })
  useEffect(() => {
    const sendToo = () => send()
    confirmations.addEventListener('confirmed', sendToo)
    return () => {
      confirmations.removeEventListener('confirmed', sendToo)
      // Removed once its form was accepted or canceled.
      if (wasSent.current) confirmations.dispatchEvent(new Event('confirmed'))
    }
  }, [])
  const problem = passkey.message ?? message
  return (
    <fieldset ref={frame} className="confirm-again">
      <legend className="font-semibold">{words.title}</legend>
      <p className="text-note text-ink-2">{words.goesOn}</p>
      {held.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Alert>{problem}</Alert>
      <PasswordField
        id={useId()}
        label={words.password}
        name={confirmingPassword}
        autoComplete="current-password"
      />
      <div className="settings-buttons">
        <button type="submit" className="btn btn-strong" aria-disabled={isBusy || undefined}>
          {isBusy ? words.busy : words.submit}
        </button>
        <PasskeyButton passkey={passkey} label={words.passkey} busy={words.passkeyBusy} className="btn" />
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

function sendWithoutPassword(form: HTMLFormElement) {
  const password = form.elements.namedItem(confirmingPassword)
  if (!(password instanceof HTMLInputElement)) return
  password.disabled = true
  form.requestSubmit()
  password.disabled = false
}
