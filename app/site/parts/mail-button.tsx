import { useProfile } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { layoutWords as words } from '#content/en/layout.ts'

/** Writes to us: beside the call button, for what can wait. */
export function MailButton() {
  const { email } = useProfile()
  return (
    <ButtonLink href={`mailto:${email}`} large className="wrap-anywhere max-sm:w-full">
      <Icon name="mail" />
      {words.email(email)}
    </ButtonLink>
  )
}
