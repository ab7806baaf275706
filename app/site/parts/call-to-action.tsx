import type { ReactNode } from 'react'
import { useProfile, useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { smsHref } from '#content/profile/phone-line.ts'
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
    <section className="night call-to-action below-fold" aria-labelledby="action-title" data-place="action">
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
          <CallOrText />
          {children}
        </div>
      </div>
    </section>
  )
}

/** Where the line takes texts, for people who cannot speak or hear. */
export const CallOrText = () => (
  <>
    <CallButton />
    <TextButton />
  </>
)

function CallButton() {
  const { dispatch } = useProfile()
  return (
    <PhoneLink line={dispatch} className="btn btn-primary btn-large max-sm:w-full sm:whitespace-nowrap">
      <Icon name="phone" />
      {useWords(layoutWords).call}
    </PhoneLink>
  )
}

function TextButton() {
  const { dispatch } = useProfile()
  const { text } = useWords(layoutWords)
  if (!text) return null
  return (
    <ButtonLink href={smsHref(dispatch)} large className="text-us max-sm:grow max-sm:px-3">
      <Icon name="text" />
      {text}
    </ButtonLink>
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
