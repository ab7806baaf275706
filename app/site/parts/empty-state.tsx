import type { ComponentType, ReactNode } from 'react'
import type { PictureProps } from '#app/drawings/primitives.tsx'

/** In the place of a list that has nothing to show: what is missing, and below it what one can do. */
export function EmptyState(props: {
  title: string
  text: string
  drawing?: ComponentType<PictureProps>
  children?: ReactNode
}) {
  const { title, text, drawing: Drawing, children } = props
  return (
    <div className="empty-state">
      {Drawing && (
        <div aria-hidden="true">
          <Drawing alternative="" />
        </div>
      )}
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 text-ink-2">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3.5">{children}</div>}
    </div>
  )
}
