import type { BusinessProfile } from '#content/business-profile.ts'
import { layoutWords as words } from '#content/en/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'

/**
 * The call button at the lower edge of a phone. A section with the class `above-call-bar` (a form) slides over it,
 * so that it never covers a form's button.
 */
export function CallBar({ line }: { line: BusinessProfile['dispatch'] }) {
  return (
    <aside aria-label={words.quickCall} className="call-bar">
      <PhoneLink line={line} className="btn btn-primary btn-large w-full sm:ms-auto sm:w-fit">
        <Icon name="phone" />
        {words.call(line.display)}
      </PhoneLink>
    </aside>
  )
}
