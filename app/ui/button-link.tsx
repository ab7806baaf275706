import type { ReactNode } from 'react'

type ButtonLinkProps = {
  href: string
  /** `primary` is lantern amber: the one thing to do in a view. */
  look?: 'primary' | 'outline'
  large?: boolean
  className?: string
  children: ReactNode
}

/** A link that looks like the button it stands for. Calls go through PhoneLink with the same classes. */
export function ButtonLink({
  href,
  look = 'outline',
  large = false,
  className = '',
  children,
}: ButtonLinkProps) {
  return (
    <a href={href} className={`${buttonClass({ look, large })} ${className}`}>
      {children}
    </a>
  )
}

/** The classes of a button, for elements that are not ButtonLinks. */
export function buttonClass({
  look,
  large = false,
}: {
  look: 'primary' | 'outline'
  large?: boolean
}): string {
  return ['btn', look === 'primary' && 'btn-primary', large && 'btn-large'].filter(Boolean).join(' ')
}
