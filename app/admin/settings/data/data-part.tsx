import type { ReactNode } from 'react'

type DataPartProps = {
  id: string
  title: string
  says: ReactNode
  /** Its one button. */
  button?: ReactNode
  children?: ReactNode
}

export function DataPart({ id, title, says, button, children }: DataPartProps) {
  return (
    <section className="data-part" aria-labelledby={`${id}-heading`}>
      <div className="data-part-head">
        <div className="data-part-says">
          <h2 id={`${id}-heading`}>{title}</h2>
          {says}
        </div>
        {button}
      </div>
      {children}
    </section>
  )
}
