import { encode } from 'uqr'
import { securityWords } from '#words/panel/settings/security.ts'

const words = securityWords.authenticator

/**
 * `uri`: otpauth://totp/..., which opens an authenticator app on the same device. `key`: in groups of four, to be
 * typed. `qr`: the URI as a QR code: the path of an SVG of `size` by `size`, one square per dark module.
 */
export type Authenticator = {
  uri: string
  key: string
  qr: { size: number; path: string }
}

/** Made on the server, so that the page needs no QR library. */
export function authenticatorKey(uri: string): Authenticator {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  const { size, data } = encode(uri, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { uri, key: key.match(/.{1,4}/g)?.join(' ') ?? '', qr: { size, path: squares.join('') } }
}

export function AuthenticatorKey({ authenticator: { uri, key, qr } }: { authenticator: Authenticator }) {
  return (
    <>
      <svg className="qr-code" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={words.qr}>
        <path d={qr.path} />
      </svg>
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
