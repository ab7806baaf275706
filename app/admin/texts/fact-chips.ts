import { factNamesIn, sentenceEnd } from '#content/own-words.ts'
import { chipWords, conditionNamed, factNamed } from '#words/panel/text-facts.ts'

/** A run of conditions behind a sentence, as one chip. `off`: those that were taken away and may come back. */
export type Conditions = Readonly<{ names: readonly string[]; off: readonly string[]; sentence: string }>

export type Chip = { fact: string } | { conditions: readonly string[] }

/** Facts by name: what each says now, "" for a condition that holds, null for what is absent. */
export type KnownFacts = Readonly<Record<string, string | null>>

/** A text as words and chips. A name that is not known stays as it was typed. */
export function piecesOf(text: string, isKnown: (name: string) => boolean): (string | Chip)[] {
  const pieces: (string | Chip)[] = []
  for (const part of text.split(/(\{[\w-]+\})/)) {
    const name = factNamesIn(part).at(0)
    const last = pieces.at(-1)
    if (name === undefined || !isKnown(name)) {
      if (part) pieces.push(part)
    } else if (!conditionNamed(name)) pieces.push({ fact: name })
    else if (typeof last === 'object' && 'conditions' in last) last.conditions = [...last.conditions, name]
    else pieces.push({ conditions: [name] })
  }
  return pieces
}

export function drawChips(text: string, facts: KnownFacts, isKnown: (name: string) => boolean): Node[] {
  return piecesOf(text, isKnown).map((piece) =>
    typeof piece === 'string' ? document.createTextNode(piece) : chipOf(piece, facts),
  )
}

export function chipOf(chip: Chip, facts: KnownFacts): HTMLElement {
  const element = document.createElement('span')
  element.contentEditable = 'false'
  element.className = 'chip'
  if ('fact' in chip) {
    const value = facts[chip.fact]
    element.dataset.fact = chip.fact
    element.textContent = value || factNamed(chip.fact)
    element.title = factNamed(chip.fact)
    element.toggleAttribute('data-absent', value === null)
  } else {
    element.dataset.conditions = chip.conditions.join(' ')
    element.dataset.off = ''
    element.textContent = chipWords.onlyIf
    element.title = chip.conditions.map(conditionNamed).join(', ')
  }
  return element
}

const wordsIn = (list = '') => list.split(' ').filter(Boolean)

export const conditionChips = (field: HTMLElement) =>
  Array.from(field.querySelectorAll<HTMLElement>('[data-conditions]'))

export function conditionsOf(chip: HTMLElement): Pick<Conditions, 'names' | 'off'> {
  return { names: wordsIn(chip.dataset.conditions), off: wordsIn(chip.dataset.off) }
}

/** What the field says, with braces in the place of chips. */
export function textOfField(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\u00A0/g, ' ')
  if (!(node instanceof HTMLElement)) return ''
  const { fact } = node.dataset
  if (fact) return `{${fact}}`
  if (node.dataset.conditions !== undefined) {
    const { names, off } = conditionsOf(node)
    return names
      .filter((name) => !off.includes(name))
      .map((name) => `{${name}}`)
      .join('')
  }
  if (node instanceof HTMLBRElement) return ' '
  return Array.from(node.childNodes, textOfField).join('')
}

/** The sentence in which a chip stands, as a reader sees it; empty where the text is one sentence. */
export function sentenceAround(chip: HTMLElement, field: HTMLElement): string {
  const before = document.createRange()
  before.setStart(field, 0)
  before.setEndBefore(chip)
  const spoken = (range: Range) => {
    const part = range.cloneContents()
    for (const one of part.querySelectorAll('[data-conditions]')) one.remove()
    return part.textContent ?? ''
  }
  const whole = document.createRange()
  whole.selectNodeContents(field)
  const sentences = spoken(whole).split(sentenceEnd)
  if (sentences.length < 2) return ''
  return sentences[spoken(before).split(sentenceEnd).length - 1]?.trim() ?? ''
}

/** Makes chips of names that were typed or pasted in braces; the caret stays behind the last. */
export function makeChips(field: HTMLElement, facts: KnownFacts, isKnown: (name: string) => boolean): void {
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const typed: Text[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('.chip')) typed.push(node)
  for (const node of typed) {
    if (!factNamesIn(node.data).some(isKnown)) continue
    const nodes = drawChips(node.data, facts, isKnown)
    const last = nodes.findLast((one) => one instanceof HTMLElement)
    node.replaceWith(...nodes)
    if (!last) continue
    const after = document.createRange()
    after.setStartAfter(last)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(after)
  }
}

/** Puts a fact where the caret was; else at the end, before the full stop. */
export function putFact(field: HTMLElement, chip: HTMLElement, caret: Range | undefined): void {
  const place = caret && field.contains(caret.startContainer) ? caret : endOf(field)
  place.collapse(true)
  place.insertNode(chip)
  if (/[\p{L}\p{N}.,;:?!]$/u.test(textBefore(chip))) chip.before(' ')
  if (/^[\p{L}\p{N}]/u.test(chip.nextSibling?.textContent ?? '')) chip.after(' ')
}

/** Removes the empty nodes that `insertNode` leaves. */
function textBefore(chip: HTMLElement): string {
  let node = chip.previousSibling
  while (node && !node.textContent) node = node.previousSibling
  return node?.textContent ?? ''
}

function endOf(field: HTMLElement): Range {
  const range = document.createRange()
  const last = field.lastChild
  range.selectNodeContents(field)
  if (last instanceof Text) range.setStart(last, last.data.search(/[.?!]?\s*$/))
  else range.collapse(false)
  return range
}
