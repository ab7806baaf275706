import { useEffect, useRef, useState } from 'react'
import { signInStepWords as words } from '#content/en/admin-sign-in.ts'

/**
 * Signing in with a passkey: by a button, and from the e-mail field where the browser offers passkeys among what it
 * fills in. `isOffered` is false without script and in browsers that cannot.
 */
export function usePasskey(from: string) {
  const [isOffered, setOffered] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const waiting = useRef<AbortController>(undefined)

  useEffect(() => {
    if (!canUsePasskeys()) return
    setOffered(true)
    const quiet = new AbortController()
    waiting.current = quiet
    // Nobody asked for it yet, so what goes wrong is not told: the button is there.
    waitInField(from, quiet.signal).catch(() => {})
    return () => quiet.abort()
  }, [from])

  async function signIn() {
    waiting.current?.abort()
    setBusy(true)
    setMessage(undefined)
    try {
      await ceremony(from, { mediation: 'optional' })
    } catch (error) {
      setBusy(false)
      setMessage(error instanceof Refused ? error.message : words.passkeyFailed)
    }
  }

  return { isOffered, isBusy, message, signIn }
}

export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

async function waitInField(from: string, signal: AbortSignal) {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  await ceremony(from, { mediation: 'conditional', signal })
}

async function ceremony(from: string, how: Pick<CredentialRequestOptions, 'mediation' | 'signal'>) {
  const { options } = await ask(from, null)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ ...how, publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Refused(words.passkeyFailed)
  const { to } = await ask(from, credential.toJSON())
  // Loaded anew: nothing that was shown before belongs to whoever is signed in now.
  window.location.assign(to)
}

class Refused extends Error {}

async function ask(from: string, body: unknown) {
  const response = await fetch(`/admin/login/passkey?${new URLSearchParams({ from })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(answer.message || words.passkeyFailed)
  return answer
}
