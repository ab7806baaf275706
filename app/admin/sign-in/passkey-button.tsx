import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { signInStepWords as words } from '#content/en/admin-sign-in.ts'

/**
 * Proving oneself with a passkey: by a button, and (`inField`) from the e-mail field where the browser offers passkeys
 * among what it fills in. `path` gives the challenge, and where the answered one leads; `onProved` is called instead of going
 * there. `isOffered` is false without script and in browsers that cannot.
 */
export function usePasskey(path: string, { inField, onProved }: { inField: boolean; onProved?: () => void }) {
  const isOffered = useHydrated() && canUsePasskeys()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const waiting = useRef<AbortController>(undefined)

  useEffect(() => {
    if (!inField || !canUsePasskeys()) return
    const quiet = new AbortController()
    waiting.current = quiet
    // Nobody asked for it yet, so what goes wrong is not told: the button is there.
    waitInField(path, quiet.signal).catch(() => {})
    return () => quiet.abort()
  }, [path, inField])

  async function signIn() {
    waiting.current?.abort()
    setBusy(true)
    setMessage(undefined)
    try {
      const to = await ceremony(path, { mediation: 'optional' })
      if (!onProved) return goTo(to)
      setBusy(false)
      onProved()
    } catch (error) {
      setBusy(false)
      setMessage(error instanceof Refused ? error.message : words.passkeyFailed)
    }
  }

  return { isOffered, isBusy, message, signIn }
}

export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

async function waitInField(path: string, signal: AbortSignal) {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  goTo(await ceremony(path, { mediation: 'conditional', signal }))
}

/** Gives where the answered challenge leads. */
async function ceremony(
  path: string,
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'>,
): Promise<string> {
  const { options } = await ask(path, null)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ ...how, publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Refused(words.passkeyFailed)
  return (await ask(path, credential.toJSON())).to
}

/** Loaded anew: nothing that was shown before belongs to whoever is signed in now. */
const goTo = (path: string) => window.location.assign(path)

class Refused extends Error {}

async function ask(path: string, body: unknown) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(answer.message || words.passkeyFailed)
  return answer
}
