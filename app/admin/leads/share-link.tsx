import { MessageSquare } from 'lucide-react'
import { CopyLink } from '#app/admin/form/copy-link.tsx'
import type { Lead } from '#app/admin/records/lead.ts'
import { useCompany } from '#app/admin/screen/panel-context.tsx'
import { isDialable, phoneLineOf, smsHref } from '#content/profile/phone-line.ts'

type ShareLinkProps = {
  request: Pick<Lead, 'name' | 'firstName' | 'phone' | 'phoneE164'>
  link: string
  words: {
    link(name: string): string
    copy: string
    copied: string
    copyFailed: string
    text: string
    textTo(name: string): string
    message(name: string, company: string, link: string): string
  }
}

export function ShareLink({ request, link, words }: ShareLinkProps) {
  const company = useCompany()
  const { name, firstName } = request
  const line = phoneLineOf(request)
  return (
    <div className="review-ways">
      <CopyLink link={link} label={words.link(name)} words={words} />
      {isDialable(line) && (
        <a
          href={smsHref(line, words.message(firstName, company, link))}
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
