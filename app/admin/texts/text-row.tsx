import { use, useId } from 'react'
import { TextArea, TypedContext } from '#app/admin/form/fields.tsx'
import { SpeaksOf } from '#app/admin/form/other-places/speaks-of.tsx'
import { languageName } from '#app/admin/records/language-name.ts'
import type { ErrorsByField } from '#app/admin/submission/submitted.ts'
import { textsWords as words } from '#words/panel/texts.ts'
import {
  currentText,
  type EditedText,
  hideName,
  isAbsent,
  isBehind,
  isToReview,
  textName,
  wasName,
  wasOf,
} from './text-data.ts'

export function Original({
  text: { original, entry },
  language,
}: {
  text: EditedText
  language: string | undefined
}) {
  if (original === null) return null
  return (
    <div className="notice text-review">
      <p className="font-semibold">{words.behind(languageName(language))}</p>
      {entry ? (
        <p>{words.behindList}</p>
      ) : original === '' ? (
        <p>{words.behindHidden}</p>
      ) : (
        <p lang={language}>{original}</p>
      )}
    </div>
  )
}

type TextRowProps = {
  name: string
  text: EditedText
  /** Code of the first language, in which `original` is. */
  language: string | undefined
  errors: ErrorsByField
  mayWrite: boolean
}

export function TextRow({ name, text, language, errors, mayWrite }: TextRowProps) {
  const { key, state, isHidden, value, mayHide, longest } = text
  const id = useId()
  const typed = use(TypedContext)
  const isGone = state === 'deprecated'
  return (
    <li className="text-row" data-own={state ? '' : undefined}>
      {isToReview(text) && <TextReview text={text} />}
      <Original {...{ text, language }} />
      {isGone ? (
        <p className="font-semibold text-note">{name}</p>
      ) : (
        <>
          <input type="hidden" name={wasName(key)} value={wasOf(text)} />
          <TextArea
            id={id}
            name={textName(key)}
            label={[name, labelOf(text)].filter(Boolean).join(' · ')}
            defaultValue={currentText(text)}
            maxLength={longest}
            readOnly={!mayWrite}
            error={errors[key]}
          />
        </>
      )}
      {value !== null && text.default !== '' && !isToReview(text) && (
        <p className="text-ours">
          <b>{words.ours}</b> {text.default}
        </p>
      )}
      <SpeaksOf places={text.otherPlaces} />
      {mayWrite && (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
          {mayHide && !isGone && (
            <label className="check-box">
              <input
                type="checkbox"
                name={hideName(key)}
                defaultChecked={typed ? typed.has(hideName(key)) : isHidden}
              />
              {words.hide}
            </label>
          )}
          {(isToReview(text) || isBehind(text)) && !isGone && value !== null && (
            <button
              type="submit"
              name="keep"
              value={key}
              className="btn btn-small"
              aria-label={words.keepFor(name)}
            >
              {words.keep}
            </button>
          )}
          {state && (isGone || text.default !== '') && (
            <button
              type="submit"
              name="ours"
              value={key}
              className="btn btn-small"
              aria-label={isGone ? words.removeFor(name) : words.restoreFor(name)}
            >
              {isGone ? words.remove : words.restore}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

function labelOf(text: EditedText): string | undefined {
  if (text.state !== null) return text.isHidden ? words.hidden : words.own
  return isAbsent(text) ? words.absent : undefined
}

function TextReview({ text: { state, value, replaced, default: ours } }: { text: EditedText }) {
  if (state === null || state === 'upToDate') return null
  return (
    <div className="notice text-review">
      <p className="font-semibold">{words.states[state]}</p>
      <dl>
        <dt>{words.oursThen}</dt>
        <dd>{replaced}</dd>
        {state !== 'deprecated' && (
          <>
            <dt>{words.oursNow}</dt>
            <dd>{ours}</dd>
          </>
        )}
        {value !== null && (
          <>
            <dt>{words.yours}</dt>
            <dd>{value}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
