import { deviceStorage } from '#app/admin/storage/device-storage.ts'

const commands = {
  j: 'next',
  k: 'previous',
  c: 'call',
  a: 'assign',
  m: 'note',
  e: 'done',
  x: 'select',
  u: 'undo',
  '/': 'search',
  '?': 'help',
  Escape: 'close',
} as const

export type Command = (typeof commands)[keyof typeof commands]

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
> & { target: EventTarget | null }

export function commandOf(pressed: Pressed): Command | undefined {
  const key = singleKeyOf(pressed) ?? ''
  return Object.hasOwn(commands, key) ? commands[key as keyof typeof commands] : undefined
}

/** None in a field or a dialog, or with a key that belongs to the browser. */
export function singleKeyOf(pressed: Pressed): string | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = pressed
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || takesKeys(target)) return undefined
  return key
}

function takesKeys(target: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false
  if (target.closest('dialog, [role="dialog"], [contenteditable="true"], select, textarea')) return true
  return target.matches('input:not([type="checkbox"])')
}

const storageKey = 'lantern.inbox-keys'

/** Single keys can be turned off on a device (WCAG 2.1.4): voice control presses them by accident. */
export const areKeysOn = () => deviceStorage.get(storageKey) !== 'off'

export function setKeysOn(isOn: boolean) {
  if (isOn) deviceStorage.remove(storageKey)
  else deviceStorage.set(storageKey, 'off')
}
