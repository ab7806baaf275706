import { MessageSquare } from 'lucide-react'
import { CopyLink } from '#app/admin/form/copy-link.tsx'
import type { Lead } from '#app/admin/records/lead.ts'
import { isDialable, phoneLineOf, smsHref } from '#content/profile/phone-line.ts'

type ShareLinkProps = {
  request: Pick<Lead, 'name' | 'phone' | 'phoneE164'>
  link: string
  /** What the text says, with {link} for its address; absent where it could not be loaded. */
  text: string | undefined
  words: {
    link(name: string): string
    copy: string
    copied: string
    copyFailed: string
    text: string
    textTo(name: string): string
  }
}

export const withLink = (text: string, link: string): string => text.replace('{link}', () => link)

export function ShareLink({ request, link, text, words }: ShareLinkProps) {
  const { name } = request
  const line = phoneLineOf(request)
  return (
    <div className="review-ways">
      <CopyLink link={link} label={words.link(name)} words={words} />
      {text && isDialable(line) && (
        <a
          href={smsHref(line, withLink(text, link))}
          className="btn btn-small"
          aria-label={words.textTo(name)}
        >
          <MessageSquare className="icon" />
          {words.text}
        </a>
      )}
    </div>
  )
}
