import { layoutWords as words } from '#content/en/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useProfile } from '../profile.ts'

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
