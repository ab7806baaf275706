import type { ReactNode } from 'react'
import { useProfile, useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { layoutWords } from '#words/site/layout.ts'
import { Unbroken } from './unbroken.tsx'

export function CallToAction({
  heading,
  text,
  children,
}: {
  heading: string
  text: string | undefined
  children?: ReactNode
}) {
  return (
    <section
      className="night call-to-action below-fold-[27rem] sm:below-fold-[21rem]"
      aria-labelledby="action-title"
      data-place="action"
    >
      <div className="measure">
        <div>
          <h2 id="action-title" className="text-heading">
            {heading}
          </h2>
          {text && (
            <p className="mt-4 max-w-[38em] text-balance text-ink-2 text-lead">
              <Unbroken text={text} />
            </p>
          )}
        </div>
        <div className="action-ways">
          <CallButton />
          {children}
        </div>
      </div>
    </section>
  )
}

export function CallButton() {
  const { dispatch } = useProfile()
  return (
    <PhoneLink line={dispatch} className="btn btn-primary btn-large max-sm:w-full">
      <Icon name="phone" />
      {useWords(layoutWords).call}
    </PhoneLink>
  )
}

export function MailButton() {
  const { email } = useProfile()
  const label = useWords(layoutWords).email
  if (!email) return null
  return (
    <ButtonLink href={`mailto:${email}`} large className="wrap-anywhere max-sm:w-full">
      <Icon name="mail" />
      {label}
    </ButtonLink>
  )
}
