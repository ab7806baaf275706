import { Children, type ReactNode } from 'react'
import { type PhoneLine, telHref } from '#content/profile/phone-line.ts'

type ButtonLinkProps = {
  href: string
  /** `primary` is lantern amber: the one thing to do in a view. */
  look?: 'primary' | 'outline'
  large?: boolean
  className?: string
  children: ReactNode
}

export function ButtonLink({ href, look, large, className, children }: ButtonLinkProps) {
  const classes = ['btn', look === 'primary' && 'btn-primary', large && 'btn-large', className]
  return (
    <a href={href} className={classes.filter(Boolean).join(' ')}>
      {children}
    </a>
  )
}

/** Within a text, to another site where there is an address. */
export function LinkTo({ url, children }: { url: string | null; children: ReactNode }) {
  if (!url) return children
  return (
    <a href={url} rel="noreferrer" className="-my-1.5 inline-block py-1.5 underline underline-offset-4">
      {children}
    </a>
  )
}

type PhoneLinkProps = {
  line: PhoneLine
  className?: string
  /** Accessible name where the link shows less than it does; it must contain the text that is shown. */
  label?: string
  children?: ReactNode
}

/** A sentence with the number breaks where large text leaves no room; the number itself stays on one line. */
export function PhoneLink({ line, className = '', label, children }: PhoneLinkProps) {
  return (
    <a
      href={telHref(line)}
      aria-label={label}
      className={children ? className : `whitespace-nowrap ${className}`}
    >
      {children ? Children.map(children, (child) => withWhole(line.display, child)) : line.display}
    </a>
  )
}

function withWhole(number: string, child: ReactNode): ReactNode {
  if (typeof child !== 'string' || !child.includes(number)) return child
  const [before, after] = child.split(number)
  return (
    <span>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </span>
  )
}
