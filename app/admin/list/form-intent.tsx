/** The hidden fields of every row form: its intent, the row or delivery, and whether it was sent without script. */
export function FormIntent({ intent, id }: { intent: string; id: string }) {
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
