import { securityWords } from '#words/admin-security.ts'
import type { ToScan } from './to-scan.ts'

const words = securityWords.authenticator

/** An authenticator's key to scan, to type or to open. */
export function AuthenticatorKey({ toScan: { uri, key, qr } }: { toScan: ToScan }) {
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
