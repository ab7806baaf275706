import { layoutWords as words } from '#content/en/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useProfile } from '../profile.ts'

/**
 * The floating call button at the lower edge. A section with the class `above-call-bar` (a form) slides over it,
 * so that it never covers a form's button.
 */
export function CallBar() {
  const { dispatch } = useProfile()
  return (
    <aside aria-label={words.quickCall} className="call-bar">
      <PhoneLink line={dispatch} className="btn btn-primary btn-large">
        <Icon name="phone" />
        {words.call(dispatch.display)}
      </PhoneLink>
    </aside>
  )
}
