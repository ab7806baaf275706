import { Fragment, type ReactNode } from 'react'

/** A text whose ranges ("20–30 minutes") stay on one line: browsers may break after a dash. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/(\d+–\d+(?: \w+)?)/)
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
}
