import { href } from '#app/site/href.ts'
import { useWords } from '#app/site/profile.ts'
import { fillIn } from '#content/fill-in.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import type { RequestReceipt } from './documents.ts'

type WhoComesProps = { who: RequestReceipt['whoComes']; token: string }

export function WhoComes({ who, token }: WhoComesProps) {
  const words = useWords(receiptVisitWords)
  if (!who) return null
  const { name, license, photo, codeWord } = who
  return (
    <section aria-labelledby="who-comes" className="who-comes">
      <h2 id="who-comes" className="text-title">
        {words.title}
      </h2>
      <div className="who-comes-card">
        {photo && (
          <img
            // The id tells a new photo from the one before; what is served is decided by the receipt.
            src={`${href('/receipt/:token/photo', { token })}?${photo.slice(0, 8)}`}
            alt={fillIn(words.photo, { staff: name ?? words.someone })}
            width={112}
            height={112}
          />
        )}
        <div>
          <p className="font-semibold text-lead">{name ?? words.someone}</p>
          {license && <p className="text-ink-2 text-note">{fillIn(words.license, { number: license })}</p>}
          {codeWord && (
            <p className="who-comes-word">
              <span className="text-ink-2 text-note">{words.codeWord}</span> <b translate="no">{codeWord}</b>
            </p>
          )}
        </div>
      </div>
      {codeWord && (
        <>
          <p className="mt-4">{words.ask}</p>
          <p className="mt-2 text-note">{words.wrong}</p>
        </>
      )}
    </section>
  )
}
