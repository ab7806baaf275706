import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { address } from '#app/address.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { signInStepWords as words } from '#words/panel/sign-in.ts'

type PasskeyButtonProps = {
  passkey: Passkey
  label: string
  busy: string
  className: string
}

export function PasskeyButton({ passkey, label, busy, className }: PasskeyButtonProps) {
  if (!passkey.isOffered) return null
  return (
    <button
      type="button"
      className={className}
      disabled={passkey.isBusy}
      onClick={() => void passkey.authenticate()}
    >
      <KeyRound className="icon" />
      {passkey.isBusy ? busy : label}
    </button>
  )
}

type PasskeyOptions = {
  /** Also offers passkeys in the email field (conditional mediation). */
  inField?: boolean
  onSuccess?: () => void
}

type Passkey = ReturnType<typeof usePasskey>

/** A POST of null to `path` returns the challenge, a POST of the signed challenge the path to go to. */
export function usePasskey(path: string, { inField = false, onSuccess }: PasskeyOptions = {}) {
  const isOffered = useHydrated() && hasPasskeys()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const waiting = useRef<AbortController>(undefined)

  useEffect(() => {
    if (!inField || !hasPasskeys()) return
    const controller = new AbortController()
    waiting.current = controller
    // The person has not asked for it, so a failure is not shown.
    waitInField(path, controller.signal).catch(() => {})
    return () => controller.abort()
  }, [path, inField])

  async function authenticate() {
    // Browsers allow one pending request only.
    waiting.current?.abort()
    setBusy(true)
    setMessage(undefined)
    try {
      const to = await signChallenge(path, { mediation: 'optional' })
      if (!onSuccess) return loadPage(to)
      setBusy(false)
      onSuccess()
    } catch (error) {
      setBusy(false)
      setMessage(error instanceof Refused ? error.message : words.passkeyFailed)
    }
  }

  return { isOffered, isBusy, message, authenticate }
}

export const hasPasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

async function waitInField(path: string, signal: AbortSignal) {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  loadPage(await signChallenge(path, { mediation: 'conditional', signal }))
}

async function signChallenge(
  path: string,
  request: Pick<CredentialRequestOptions, 'mediation' | 'signal'>,
): Promise<string> {
  const { options } = await postPasskey(path, null)
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ ...request, publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Refused(words.passkeyFailed)
  return (await postPasskey(path, credential.toJSON())).to
}

/** A full page load: nothing of an earlier person's session stays on screen. */
const loadPage = (path: string) => window.location.assign(address(path))

class Refused extends Error {}

export async function postPasskey(path: string, body: unknown) {
  const response = await fetch(address(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json = await response.json()
  if (!response.ok) throw new Refused(json.message || words.passkeyFailed)
  return json
}
