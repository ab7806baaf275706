import { expect } from 'vitest'
import type { Engine, ScreenPoint } from './engine.ts'

export type Page = ReturnType<typeof pageOf>

export const phone = [390, 844] as const
export const desk = [1440, 900] as const

const shownLength = 3_000

/** What a person does with a page, and sees of it. Elements are found by a selector and their text or label. */
export function pageOf(engine: Engine) {
  /** Calls a function in the page, which must use nothing from outside of it. */
  async function run<Given extends readonly unknown[], Value>(
    what: (...given: Given) => Value,
    ...given: Given
  ): Promise<Value> {
    return JSON.parse((await engine.evaluate(`(${what})(...${JSON.stringify(given)})`)) ?? 'null')
  }

  async function until<Given extends readonly unknown[]>(
    what: (...given: Given) => unknown,
    ...given: Given
  ) {
    // A page that gives way to the next one cannot be asked.
    const look = () => run(what, ...given).catch(() => undefined)
    await expect.poll(look, { message: `${what} of ${JSON.stringify(given)}` }).toBeTruthy()
  }

  /** Where it is, once it rests and nothing covers it. */
  async function placeOf(selector: string, text = ''): Promise<ScreenPoint> {
    let place: ScreenPoint | null = null
    const look = async () => {
      const before = place
      place = await run(pointAt, selector, text).catch(() => null)
      return place !== null && place.x === before?.x && place.y === before.y
    }
    await expect.poll(look, { message: `${selector} “${text}” at rest` }).toBe(true)
    return place ?? Promise.reject(new Error(`${selector} “${text}” is gone`))
  }

  const click = async (selector: string, text?: string) => engine.press([await placeOf(selector, text)])

  return {
    run,
    until,
    click,
    resize: engine.resize,
    open: engine.navigate,
    /** A screen of the panel, once its script listens. */
    async openScreen(url: string) {
      await engine.navigate(url)
      await until(listens)
    },
    sees: (text: string, within = 'body') => until(isSeen, text, within),
    async fill(label: string, text: string) {
      await click(typedInto, label)
      await until(isTyped, text)
    },
    /** Lists, dates and times, which each engine lets choose in its own way. */
    async choose(label: string, value: string) {
      // A list that moves while it is being found is found again.
      const set = async () => run(setValue, await placeOf(chosenFrom, label), value)
      await expect.poll(set, { message: `${label} is ${value}` }).toBe(true)
    },
    addFile: (path: string) => engine.chooseFile('input[type=file]', path),
    async drag(selector: string, by: ScreenPoint) {
      const { x, y } = await placeOf(selector)
      const halfway = { x: x + by.x / 2, y: y + by.y / 2 }
      await engine.press([{ x, y }, halfway, { x: x + by.x, y: y + by.y }])
    },
    async shown(): Promise<string> {
      const text = await run(() => `${location.href}\n${document.body.innerText}`).catch(String)
      return text.slice(0, shownLength)
    },
  }
}

const typedInto =
  'input:not([type=file], [type=hidden], [type=checkbox], [type=radio]), textarea, [contenteditable=true]'
const chosenFrom = 'select, input[type=date], input[type=time]'

/* These run in the page. */

function pointAt(selector: string, text: string): ScreenPoint | null {
  const namesOf = (element: HTMLElement) => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return [
      element.textContent,
      element.getAttribute('aria-label'),
      label?.textContent,
      ...labels.map((label) => label.textContent),
    ]
  }
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && namesOf(one).some((name) => name?.trim().startsWith(text)),
  )
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}

/** As one editing command: WebKit's driver takes up to half a second for each key. */
function isTyped(text: string) {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (!isField && !(field instanceof HTMLElement && field.isContentEditable)) return false
  // Fields may write a number in their own way.
  const plain = (value: string) => value.replace(/[^a-z0-9]/gi, '')
  if (plain(isField ? field.value : (field.textContent ?? '')) === plain(text)) return true
  if (isField) field.select()
  else getSelection()?.selectAllChildren(field)
  document.execCommand('insertText', false, text)
  return false
}

function setValue({ x, y }: ScreenPoint, value: string) {
  const field = document.elementFromPoint(x, y)
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return false
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  // React does not hear of a value that was set by the element's own property.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** Whatever kind of space is between its words. */
function isSeen(text: string, within: string) {
  const shown = [...document.querySelectorAll<HTMLElement>(within)]
    .map(({ innerText }) => innerText)
    .join(' ')
  return shown.replace(/\s+/g, ' ').includes(text)
}

/** Hydrated, and its effects have run (scriptOf in tests/journeys/support/journey.ts). */
function listens() {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
  const root = key && Reflect.get(document, key).stateNode
  if (!root || root.current.memoizedState.isDehydrated) return false
  root.looks = (root.looks ?? 0) + 1
  return root.looks > 2
}
