import { languageName, ownLanguageName } from '#app/admin/records/language-name.ts'
import { useBusiness } from '#app/admin/screen/panel-context.tsx'
import { languageWords as words } from '#words/panel/languages.ts'

/** Beside a customer who is written to in another language than the site's first. */
export function LanguageMark({ code }: { code: string | null }) {
  const [first] = useBusiness().languages
  if (code === null || first === undefined || code === first) return null
  return (
    <span className="language-mark" title={words.writesIn(languageName(code))}>
      <span className="sr-only">{words.writesIn(languageName(code))}</span>
      <span aria-hidden="true" lang={code}>
        {ownLanguageName(code)}
      </span>
    </span>
  )
}
