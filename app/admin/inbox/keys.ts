import { deviceStorage } from '#app/admin/device-storage.ts'

/** The single keys of the inbox, and what they do. */
const commands = {
  j: 'next',
  k: 'previous',
  c: 'call',
  n: 'note',
  e: 'done',
  x: 'select',
  u: 'undo',
  '/': 'search',
  '?': 'help',
  Escape: 'close',
} as const

/** What a key does. */
export type Command = (typeof commands)[keyof typeof commands]

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
> & { target: EventTarget | null }

/** The command of a key press. None while somebody types, in a dialog, or with a key that belongs to the browser. */
export function commandOf(pressed: Pressed): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = pressed
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTaken(target)) return undefined
  return Object.hasOwn(commands, key) ? commands[key as keyof typeof commands] : undefined
}

/** Where keys already mean something: fields, menus and whatever stands over the page. */
function isTaken(target: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(target instanceof Element)) return false
  if (target.closest('dialog, [popover]:popover-open, [contenteditable="true"], select, textarea'))
    return true
  return target.matches('input:not([type="checkbox"])')
}

const storageKey = 'lantern.inbox-keys'

/** Single keys can be turned off on a device (WCAG 2.1.4): voice control presses them by accident. */
export const areKeysOn = () => deviceStorage.get(storageKey) !== 'off'

/** Turns the keys on or off on this device. */
export function setKeysOn(isOn: boolean) {
  if (isOn) deviceStorage.remove(storageKey)
  else deviceStorage.set(storageKey, 'off')
}
