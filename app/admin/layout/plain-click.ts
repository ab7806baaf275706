import type { MouseEvent } from 'react'

/** False where the browser itself does something else with the link, such as opening it in a new tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
