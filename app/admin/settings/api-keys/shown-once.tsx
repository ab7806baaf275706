import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { NewKey } from '#app/admin/settings/access/answer-access.ts'
import { apiKeysWords as words } from '#words/admin-access.ts'

type ShownOnceProps = { newKey: NewKey; origin: string }

/** A new key, the only time it is shown, and how a program uses it. */
export function ShownOnce({ newKey: { name, key }, origin }: ShownOnceProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="key-shown" aria-labelledby="key-shown">
      <h3 id="key-shown" ref={heading} tabIndex={-1} className="font-semibold">
        {words.created(name)}
      </h3>
      <p className="mt-1 text-note">{words.once}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <code className="secret">{key}</code>
        <button
          type="button"
          className="btn btn-small needs-script"
          onClick={() => {
            // Without https, and where a person forbids it, browsers copy for nobody.
            void navigator.clipboard?.writeText(key).then(
              () => setCopied('yes'),
              () => setCopied('failed'),
            )
            if (!navigator.clipboard) setCopied('failed')
          }}
        >
          <Copy className="icon" aria-hidden="true" />
          {copied === 'yes' ? words.copied : words.copy}
        </button>
      </p>
      <p role="status" className="text-fine">
        {copied === 'failed'
          ? words.notCopied
          : copied === 'yes' && <span className="sr-only">{words.copied}</span>}
      </p>
      <p className="mt-3 text-fine text-ink-2">{words.how}</p>
      <pre className="key-example">
        <code>{`POST ${origin}/graphql\nAuthorization: Bearer ${key.slice(0, 12)}…`}</code>
      </pre>
    </section>
  )
}
