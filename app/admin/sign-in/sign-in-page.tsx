import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router'
import { PanelTitle, useCompany } from '#app/admin/layout/panel-title.tsx'
import { Logo } from '#app/ui/logo.tsx'

type EntryPageProps = {
  title: string
  subtitle?: string
  /** It takes the place of a form that was sent: the focus, which went with the form, comes to its title. */
  isAnswer?: boolean
  children: ReactNode
}

/** The frame of the pages before the panel: one narrow sheet on night. */
export function EntryPage({ isAnswer = false, ...page }: EntryPageProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // A page that the browser loads begins at its top by itself.
  const cameByScript = useNavigationType() !== 'POP'
  useEffect(() => {
    const hasFocus = document.activeElement !== document.body
    if (isAnswer || (cameByScript && !hasFocus)) title.current?.focus()
  }, [isAnswer, cameByScript])
  return (
    <main className="entry night">
      <PanelTitle title={page.title} />
      <meta name="robots" content="noindex" />
      <p className="mb-6 flex items-center gap-3 font-condensed text-name font-bold">
        <Logo className="h-9 w-7" />
        {useCompany()}
      </p>
      <div className="entry-sheet">
        <h1 ref={title} tabIndex={-1} className="text-title">
          {page.title}
        </h1>
        {page.subtitle && <p className="mt-2 text-note text-ink-2">{page.subtitle}</p>}
        {page.children}
      </div>
    </main>
  )
}

/** Another way to go on, below everything else. */
export const EntryLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="mt-2 text-center text-note">
    <Link to={to} className="entry-link link">
      {children}
    </Link>
  </p>
)

/** For a form that was answered: the focus goes to the first field that is wrong. */
export function useAnswerFocus(answer: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])
  return form
}
