import { type FormEvent, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { hasPasskeys, postPasskey } from '#app/admin/form/password-again/passkey-button.tsx'
import { SettingsRows } from '#app/admin/form/settings-page.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { securityWords } from '#words/panel/settings/security.ts'
import { ChangeForm, ChangeLink, type SecuritySectionProps } from './change-form.tsx'

const words = securityWords.passkeys

type Passkey = { id: string; name: string; createdAt: string | null }

export function PasskeysSection({
  passkeys,
  ...props
}: SecuritySectionProps & { passkeys: readonly Passkey[] }) {
  return (
    <FormSection id="passkeys" title={words.title}>
      <p className="mt-2 text-note text-ink-2">{words.lead}</p>
      <SettingsRows rows={passkeys} label={words.title} none={words.none}>
        {(passkey) => <PasskeyRow passkey={passkey} {...props} />}
      </SettingsRows>
      <AddPasskey />
    </FormSection>
  )
}

function PasskeyRow({
  passkey: { id, name, createdAt },
  change,
  result,
}: SecuritySectionProps & { passkey: Passkey }) {
  const timeZone = useTimeZone()
  return (
    <>
      <div className="settings-row-name">
        <p>{name}</p>
        {createdAt && (
          <p className="font-normal text-fine text-ink-2">{words.added(dateTimeText(createdAt, timeZone))}</p>
        )}
      </div>
      {change === `rename ${id}` ? (
        <ChangeForm intent="rename" result={result} submit={words.save} className="basis-full">
          <input type="hidden" name="id" value={id} />
          <Field id="name" name="name" label={words.name} defaultValue={name} maxLength={60} required />
        </ChangeForm>
      ) : change === `remove ${id}` ? (
        <ChangeForm intent="remove" result={result} submit={words.remove} className="basis-full">
          <input type="hidden" name="id" value={id} />
          <p className="font-semibold">{words.removeQuestion(name)}</p>
          <p className="text-note">{words.removeHint}</p>
        </ChangeForm>
      ) : (
        <div className="flex flex-wrap gap-2">
          <ChangeLink change={`rename ${id}`} label={words.renameOf(name)}>
            {words.rename}
          </ChangeLink>
          <ChangeLink change={`remove ${id}`} label={words.removeOf(name)}>
            {words.remove}
          </ChangeLink>
        </div>
      )}
    </>
  )
}

function AddPasskey() {
  const { isOffered, isBusy, message, add } = useAddPasskey()
  if (!isOffered) return <p className="mt-4 text-fine text-ink-2">{words.noScript}</p>
  return (
    <form className="mt-2" onSubmit={add}>
      <Field id="passkey-name" name="name" label={words.name} help={words.nameHint} maxLength={60} required />
      <Alert>{message}</Alert>
      <div className="settings-buttons">
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? words.adding : words.add}
        </button>
      </div>
    </form>
  )
}

function useAddPasskey() {
  const isOffered = useHydrated() && hasPasskeys()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const navigate = useNavigate()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    setBusy(true)
    setMessage(undefined)
    try {
      const path = href('/admin/settings/security/passkey')
      const begun: Begun = await postPasskey(path, { name, response: null })
      if (begun.options) {
        const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options)
        const made = await navigator.credentials.create({ publicKey })
        if (!(made instanceof PublicKeyCredential)) throw new Error('the browser made no passkey')
        await postPasskey(path, { name, response: made.toJSON() })
      }
      await navigate(begun.to ?? `${href('/admin/settings/security')}?done=passkey`)
    } catch {
      // The browser does not tell why; it has shown the reason itself.
      setMessage(words.failed)
    }
    setBusy(false)
  }

  return { isOffered, isBusy, message, add }
}

type Begun = { options?: PublicKeyCredentialCreationOptionsJSON; to?: string }
