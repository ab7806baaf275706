import { useProfile } from '#app/site/profile.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { errorWords } from '#content/en/errors.ts'

const words = errorWords.notLoaded

/** In the place of what could not be loaded: says so, and what one can do. Never to be mistaken for an empty list. */
export function NotLoaded({ what }: { what: keyof typeof words.what }) {
  const { dispatch } = useProfile()
  return (
    <div className="mt-8 rounded-lg border border-rule border-l-4 border-l-alert bg-sheet px-6 py-5">
      <p className="text-lead">{words.what[what]}</p>
      <p className="mt-2 text-ink-2">
        {words.again} {words.call}{' '}
        <PhoneLink line={dispatch} className="font-semibold text-brass underline underline-offset-4" />.
      </p>
    </div>
  )
}
