import { layoutWords as words } from '#content/en/layout.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProfile } from '../profile.ts'

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
