import { type ClipboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { factNamesIn } from '#content/own-words.ts'
import { conditionNamed, factNamed, chipWords as words } from '#words/panel/text-facts.ts'
import {
  type Conditions,
  chipOf,
  conditionChips,
  conditionsOf,
  drawChips,
  type KnownFacts,
  makeChips,
  putFact,
  sentenceAround,
  textOfField,
} from './fact-chips.ts'

type TextFieldProps = {
  field: RefObject<HTMLDivElement | null>
  label: string
  value: string
  /** Our text: its facts are offered where the owner's has them no more. */
  ours: string
  facts: KnownFacts
  /** Names that this text may say, beside those of the business. */
  given: readonly string[]
  error: string | undefined
}

/** A sentence as it is read, with chips for what the profile says and for when it stands. */
export function TextField({ field, label, value, ours, facts, given, error }: TextFieldProps) {
  const id = useId()
  const caret = useRef<Range>(undefined)
  const [now, setNow] = useState<{ text: string; conditions: readonly Conditions[] }>({
    text: value,
    conditions: [],
  })
  const [put, setPut] = useState<readonly string[]>([])
  const isKnown = (name: string) => Object.hasOwn(facts, name) || given.includes(name)
  const isFact = (name: string) => isKnown(name) && !conditionNamed(name)
  const read = () => {
    const element = field.current
    if (!element) return
    setNow({
      text: textOfField(element),
      conditions: conditionChips(element).map((chip) => ({
        ...conditionsOf(chip),
        sentence: sentenceAround(chip, element),
      })),
    })
  }
  // The browser edits what is inside, so React draws it once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    field.current?.replaceChildren(...drawChips(value, facts, isKnown))
    read()
  }, [])
  const inText = factNamesIn(now.text)
  const shown = [...new Set([...factNamesIn(value), ...factNamesIn(ours), ...put, ...inText])].filter(isFact)
  const toggleFact = (name: string) => {
    const element = field.current
    if (!element) return
    const chips = element.querySelectorAll<HTMLElement>(`[data-fact="${name}"]`)
    for (const chip of chips) {
      caret.current = document.createRange()
      caret.current.setStartBefore(chip)
      chip.remove()
    }
    if (chips.length === 0) putFact(element, chipOf({ fact: name }, facts), caret.current)
    read()
  }
  const toggleCondition = (index: number, name: string) => {
    const chip = field.current && conditionChips(field.current)[index]
    if (!chip) return
    const { names, off } = conditionsOf(chip)
    const next = off.includes(name) ? off.filter((one) => one !== name) : [...off, name]
    chip.dataset.off = next.join(' ')
    chip.toggleAttribute('data-none', next.length === names.length)
    read()
  }
  const count = now.conditions.reduce((sum, { names }) => sum + names.length, 0)
  const others = Object.keys(facts)
    .filter((name) => facts[name] && !shown.includes(name))
    .toSorted((one, other) => factNamed(one).localeCompare(factNamed(other)))
  return (
    <div className="field-frame">
      <span id={`${id}-label`} className="block font-semibold text-note">
        {label}
      </span>
      <div className="field" data-invalid={error ? true : undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no chips */}
        <div
          ref={field}
          role="textbox"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="text-words"
          contentEditable
          suppressContentEditableWarning
          dir="auto"
          onInput={({ currentTarget, nativeEvent }) => {
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing))
              makeChips(currentTarget, facts, isKnown)
            read()
          }}
          onCompositionEnd={read}
          onBlur={({ currentTarget }) => {
            const selection = getSelection()
            const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
            if (range && currentTarget.contains(range.startContainer)) caret.current = range.cloneRange()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
            if ((event.metaKey || event.ctrlKey) && /^[biu]$/i.test(event.key)) event.preventDefault()
          }}
          onPaste={(event) => insertPlain(event)}
          onDrop={(event) => event.preventDefault()}
        />
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-semibold text-alert text-fine">
          {error}
        </p>
      )}
      {shown.length > 0 && (
        <fieldset className="chips">
          <legend>{words.facts}</legend>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              className="chip-button"
              aria-pressed={inText.includes(name)}
              onClick={() => toggleFact(name)}
            >
              <span>{factNamed(name)}</span>
              {Object.hasOwn(facts, name) && <small>{facts[name] ?? words.noValue}</small>}
            </button>
          ))}
        </fieldset>
      )}
      <details className="chips-more">
        <summary>{words.more(count)}</summary>
        {now.conditions.map(({ names, off, sentence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is the place in the text
          <fieldset key={index} className="chips">
            <legend>{sentence ? words.saysWhile(sentence) : words.standsWhile}</legend>
            {names.map((name) => (
              <button
                key={name}
                type="button"
                className="chip-button"
                aria-pressed={!off.includes(name)}
                onClick={() => toggleCondition(index, name)}
              >
                <span>{conditionNamed(name)}</span>
                {facts[name] === null && <small>{words.notNow}</small>}
              </button>
            ))}
          </fieldset>
        ))}
        {others.length > 0 && (
          <label className="chips-add">
            <span className="font-semibold text-note">{words.addFact}</span>
            <span className="select mt-1.5">
              <select
                value=""
                onChange={({ currentTarget }) => {
                  setPut([...put, currentTarget.value])
                  toggleFact(currentTarget.value)
                }}
              >
                <option value="">{words.choose}</option>
                {others.map((name) => (
                  <option key={name} value={name}>
                    {factNamed(name)}: {facts[name]}
                  </option>
                ))}
              </select>
            </span>
          </label>
        )}
      </details>
    </div>
  )
}

function insertPlain(event: ClipboardEvent): void {
  event.preventDefault()
  const text = event.clipboardData.getData('text/plain').replace(/\s+/g, ' ')
  // Deprecated, and the only way that Undo knows.
  document.execCommand('insertText', false, text)
}
