import { useProfile } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { layoutWords as words } from '#content/en/layout.ts'

/** The number for emergencies as the large amber button: the one thing to do in a hero or a last section. */
export function CallButton() {
  const { dispatch } = useProfile()
  return (
    <PhoneLink line={dispatch} className="btn btn-primary btn-large max-sm:w-full">
      <Icon name="phone" />
      {words.call(dispatch.display)}
    </PhoneLink>
  )
}
