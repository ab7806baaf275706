import type { ReactNode } from 'react'

type ButtonLinkProps = {
  href: string
  /** `primary` is lantern amber: the one thing to do in a view. */
  look?: 'primary' | 'outline'
  large?: boolean
  className?: string
  children: ReactNode
}

/** A link that looks like a button (classes `btn`, `btn-primary`, `btn-large`). Calls go through PhoneLink. */
export function ButtonLink({ href, look, large, className, children }: ButtonLinkProps) {
  const classes = ['btn', look === 'primary' && 'btn-primary', large && 'btn-large', className]
  return (
    <a href={href} className={classes.filter(Boolean).join(' ')}>
      {children}
    </a>
  )
}
