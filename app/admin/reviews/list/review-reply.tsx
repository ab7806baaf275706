import { DayOf } from '#app/admin/list/time.tsx'
import { TextEditor } from '#app/admin/list/text-editor.tsx'
import type { ReviewInTable } from '#app/admin/reviews/documents.ts'
import { reviewsWords } from '#content/en/admin-reviews.ts'

/** What the company answers in public, written in place. */
export function ReviewReply({ row: { id, name, reply, repliedAt } }: { row: ReviewInTable }) {
  const words = {
    open: reply ? reviewsWords.editReply : reviewsWords.reply,
    label: reviewsWords.replyTo(name),
    save: reviewsWords.saveReply,
    saving: reviewsWords.savingReply,
    saved: reviewsWords.replySaved(name),
  }
  return (
    <div className="row-reply">
      {reply && (
        <div className="lead-note">
          <p className="font-semibold">
            {reviewsWords.replyHeading}
            {repliedAt && (
              <>
                , <DayOf at={repliedAt} />
              </>
            )}
          </p>
          <p dir="auto">{reply}</p>
        </div>
      )}
      <TextEditor
        id={id}
        name={name}
        intent="reply"
        text={reply}
        maxLength={2000}
        words={words}
        help={reviewsWords.replyHelp}
        before={{ repliedAt: repliedAt ?? '' }}
      />
    </div>
  )
}
