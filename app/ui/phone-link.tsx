import type { ReactNode } from 'react'
import { type PhoneLine, telHref } from '#content/phone-line.ts'

type PhoneLinkProps = {
  line: PhoneLine
  className?: string
  /** Accessible name where the link shows less than it does; it must contain the text that is shown. */
  label?: string
  children?: ReactNode
}

/** Calls a line. Shows the number, which never breaks across lines, unless `children` say it otherwise. */
export function PhoneLink({ line, className = '', label, children }: PhoneLinkProps) {
  return (
    <a href={telHref(line)} aria-label={label} className={`whitespace-nowrap ${className}`}>
      {children ?? line.display}
    </a>
  )
}
