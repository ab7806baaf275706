import { type FormControl, formControl, isField, readValues, writeValues } from './form-values.ts'

/** Thrown while a form is rendered: its script could not send it, so the browser itself has to. */
export class UnsentForm extends Error {
  constructor(cause: unknown) {
    super('The script of a form could not send it', { cause })
  }
}

/**
 * Keeps the form as it came with the page. The function puts it back when its script has failed, with what was typed and chosen,
 * and sends it where that was asked. One that was sent (`data-receipt`) gives way to its receipt.
 */
export function keepPlainForm(place: Element): (error: unknown) => void {
  const plain = place.cloneNode(true)
  let live = place.querySelector('form')
  let focused = place.contains(document.activeElement) ? document.activeElement : null
  // Before React, which holds back the events of what it has not hydrated yet.
  const listen = (type: string, listener: (target: EventTarget | null) => void) =>
    place.addEventListener(type, ({ target }) => listener(target), { capture: true })

  listen('input', (target) => {
    // React may have replaced the form that came with the page.
    live = (target instanceof Element && target.closest('form')) || live
    // What is typed now belongs to the next request.
    if (live) delete live.dataset.receipt
  })
  // What is typed next must not be lost with the field that has the focus.
  listen('focusin', (target) => {
    focused = target instanceof Element ? target : null
  })
  // Chromium says so of a field that is removed, too: that one is put back before this microtask.
  listen('focusout', (target) => {
    queueMicrotask(() => {
      if (focused === target) focused = null
    })
  })

  return (error) => {
    const inHand = focused
    place.replaceChildren(...plain.childNodes)
    const form = place.querySelector('form')
    if (!form || !live) return
    const { receipt } = live.dataset
    if (receipt) return location.assign(receipt)
    carryOver(live, form)
    if (isField(inHand)) takeOver(inHand, formControl(form, inHand.name))
    // Not `requestSubmit`, which older phones lack.
    if (error instanceof UnsentForm) form.querySelector<HTMLElement>('[type=submit]')?.click()
  }
}

function takeOver(inHand: FormControl, field: FormControl | undefined) {
  field?.focus()
  if (!field || inHand instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return
  // Fields for email addresses and numbers do not say where their caret is.
  if (inHand.selectionStart !== null) field.setSelectionRange(inHand.selectionStart, inHand.selectionEnd)
  else if (field.type !== 'file') {
    const { value } = field
    field.value = ''
    field.value = value
  }
}

function carryOver(from: HTMLFormElement, to: HTMLFormElement) {
  const fields = [...to.elements].filter(isField).filter(({ type }) => type !== 'hidden')
  for (const { name, type } of fields) {
    const [chosen, field] = [from.elements.namedItem(name), to.elements.namedItem(name)]
    if (type !== 'file') writeValues(to, readValues(from, { [name]: '' }))
    else if (chosen instanceof HTMLInputElement && field instanceof HTMLInputElement)
      field.files = chosen.files
  }
}
