import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigation, useNavigationType } from 'react-router'
import { PanelTitle, useFirm } from '#app/admin/screen/panel-context.tsx'
import { FirmName } from '#app/ui/logo.tsx'
import { focusInvalid } from '#app/ui/take-focus.ts'

type SignInPageProps = {
  title: string
  subtitle?: string
  /** It replaces a submitted form, and takes over its focus. */
  isResult?: boolean
  children: ReactNode
}

export function SignInPage({ isResult = false, title, subtitle, children }: SignInPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // After a full page load the browser starts at the top by itself.
  const cameByScript = useNavigationType() !== 'POP'
  useEffect(() => {
    const hasFocus = document.activeElement !== document.body
    if (isResult || (cameByScript && !hasFocus)) heading.current?.focus()
  }, [isResult, cameByScript])
  return (
    <main className="entry">
      <PanelTitle title={title} />
      <meta name="robots" content="noindex" />
      <p className="mb-6 flex items-center gap-3 font-condensed text-name font-bold">
        <FirmName firm={useFirm()} size={{ height: 'h-9', width: 'w-7' }} className="min-w-0" />
      </p>
      <div className="entry-sheet">
        <h1 ref={heading} tabIndex={-1} className="text-title">
          {title}
        </h1>
        {subtitle && <p className="mt-2 text-note text-ink-2">{subtitle}</p>}
        {children}
      </div>
    </main>
  )
}

export function SubmitButton({ label, busy }: { label: string; busy: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <button type="submit" className="btn btn-primary mt-7 w-full" disabled={isBusy}>
      {isBusy ? busy : label}
    </button>
  )
}

export const AlternativeLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="mt-2 text-center text-note">
    <Link to={to} className="link inline-flex min-h-12 items-center">
      {children}
    </Link>
  </p>
)

export function useFocusInvalid(result: unknown) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (result) focusInvalid(form.current)
  }, [result])
  return form
}
