import type { ReactNode } from 'react'

type AlertProps = { id?: string; className?: string; children: ReactNode }

/** Nothing while there is nothing to say. */
export const Alert = ({ id, className = 'form-alert', children }: AlertProps) =>
  children ? (
    <p id={id} role="alert" className={className}>
      {children}
    </p>
  ) : null
