import type { ComponentType, ReactNode } from 'react'
import type { DrawingProps } from '#app/drawings/primitives.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { PhoneLink } from '#app/ui/links.tsx'
import { errorWords } from '#words/site/errors.ts'

export function NotLoaded({ what }: { what: keyof typeof errorWords.notLoaded.what }) {
  const words = useWords(errorWords).notLoaded
  const { dispatch } = useProfile()
  return (
    <div className="mt-8 rounded-lg border border-rule border-l-4 border-l-alert bg-sheet px-6 py-5">
      <p className="text-lead">{words.what[what]}</p>
      <p className="mt-2 text-ink-2">
        {words.again} {words.call}{' '}
        <PhoneLink line={dispatch} className="font-semibold text-brass underline underline-offset-4" />.
      </p>
    </div>
  )
}

export function EmptyState(props: {
  title: string
  text: string
  drawing?: ComponentType<DrawingProps>
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
