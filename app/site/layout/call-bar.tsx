import { useProfile } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { layoutWords as words } from '#content/en/layout.ts'

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
