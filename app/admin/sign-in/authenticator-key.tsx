import { type Qr, QrCode, qrOf } from '#app/ui/qr-code.tsx'
import { securityWords } from '#words/panel/settings/security.ts'

const words = securityWords.authenticator

/**
 * `uri`: otpauth://totp/..., which opens an authenticator app on the same device. `key`: in groups of four, to be
 * typed. `qr`: the URI as a QR code.
 */
export type Authenticator = {
  uri: string
  key: string
  qr: Qr
}

export function authenticatorKey(uri: string): Authenticator {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return { uri, key: key.match(/.{1,4}/g)?.join(' ') ?? '', qr: qrOf(uri) }
}

export function AuthenticatorKey({ authenticator: { uri, key, qr } }: { authenticator: Authenticator }) {
  return (
    <>
      <QrCode qr={qr} label={words.qr} />
      <p className="text-note">{words.manual}</p>
      <p>
        <code className="break-words">{key}</code>
      </p>
      <p className="mt-3">
        <a href={uri} className="btn btn-small">
          {words.open}
        </a>
      </p>
    </>
  )
}
