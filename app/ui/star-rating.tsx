import { fillIn } from '#content/fill-in.ts'
import type { ratingWords } from '#words/site/rating.ts'
import { FieldNotes } from './form-field.tsx'
import { IconFrame } from './icon-frame.tsx'

const ratings = [1, 2, 3, 4, 5] as const

/**
 * Five radio buttons. The style sheet (forms.css) decides which stars are filled and whose word is shown, so
 * that it works without script.
 */
export function StarRating({
  words,
  chosen,
  error,
}: {
  words: typeof ratingWords
  chosen: string
  error: string | undefined
}) {
  return (
    <fieldset className="min-w-0" id="review-rating">
      <legend className="font-medium">{words.rating}</legend>
      <div className="star-choice">
        {ratings.map((count) => {
          const label = words.ratingLabels[count]
          const text = count === 1 ? words.star.one : words.star.many
          return (
            <label key={count} className="star-option">
              <input
                type="radio"
                name="rating"
                value={count}
                required
                defaultChecked={String(count) === chosen}
                aria-label={fillIn(text, { count, label })}
              />
              <IconFrame>
                <path d="M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z" />
              </IconFrame>
              <span className="star-word" aria-hidden="true">
                {label}
              </span>
            </label>
          )
        })}
      </div>
      <FieldNotes form="review" name="rating" label={words.rating} error={error} />
    </fieldset>
  )
}
