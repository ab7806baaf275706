import { ShareLink } from '#app/admin/leads/share-link.tsx'
import { customerPageWords as words } from '#words/panel/people/customer-page.ts'
import type { OpenRequest } from './request.ts'

/** Null for readers, who may not act for customers. Folded up: most customers have the link by mail. */
export function CustomerPage({ request, origin }: { request: OpenRequest; origin: string }) {
  const { customerPath, email } = request
  if (customerPath === null) return null
  return (
    <details className="saved-replies" open={email === '' || undefined}>
      <summary>{words.title}</summary>
      <p className="mt-1 mb-2 text-fine text-ink-2">{words.help}</p>
      <ShareLink
        request={request}
        link={`${origin}${customerPath}`}
        text={request.customerTexts?.page}
        words={words}
      />
    </details>
  )
}
