import type { Intent } from './quote-actions.ts'

/** What every form of a card says: what to do, with which quote or delivery, and whether it was sent without script. */
export function FormIntent({ intent, id }: { intent: Intent; id: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <noscript>
        <input type="hidden" name="plain" value="yes" />
      </noscript>
    </>
  )
}
