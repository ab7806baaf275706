import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { useAnnounce } from '#app/ui/announcer.tsx'

type CopyLinkProps = {
  link: string
  label: string
  words: { copy: string; copied: string; copyFailed: string }
}

export function CopyLink({ link, label, words }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      announce(words.copied)
    } catch {
      // Without clipboard permission the link is selected, to be copied by hand.
      announce(words.copyFailed)
    }
  }

  return (
    <>
      <input ref={field} readOnly value={link} aria-label={label} className="review-link" />
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        <Copy className="icon" />
        {words.copy}
      </button>
    </>
  )
}
