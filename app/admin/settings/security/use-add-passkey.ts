import { type FormEvent, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { canUsePasskeys } from '#app/admin/sign-in/passkey-button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { securityWords } from '#content/en/admin-security.ts'

const words = securityWords.passkeys

/** Makes a passkey on this device; only its public half comes to us. */
export function useAddPasskey() {
  const isOffered = useHydrated() && canUsePasskeys()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const navigate = useNavigate()

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    setBusy(true)
    setMessage(undefined)
    try {
      const begun = await ask({ name, response: null })
      if (begun.options) {
        const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options)
        const made = await navigator.credentials.create({ publicKey })
        if (!(made instanceof PublicKeyCredential)) throw new Error('the browser made no passkey')
        await ask({ name, response: made.toJSON() })
      }
      await navigate(begun.to ?? `${href('/admin/settings/security')}?done=passkey`)
    } catch {
      // The browser does not tell why, and the person has just seen it there.
      setMessage(words.failed)
    }
    setBusy(false)
  }

  return { isOffered, isBusy, message, add }
}

type Begun = { options?: PublicKeyCredentialCreationOptionsJSON; to?: string }

async function ask(body: { name: string; response: unknown }): Promise<Begun> {
  const answer = await fetch('/admin/settings/security/passkey', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
  return answer.json()
}
