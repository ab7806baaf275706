/**
 * Safari before 17 has no popovers: there they have an attribute while they are open, which style sheets read. Remove when
 * docs/browsers.md names no version without them.
 */
export function openPopoversByAttribute() {
  if ('popover' in HTMLElement.prototype) return
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      setOpen(this, false)
    },
  })
  const over = new AbortController()
  addEventListener('click', ({ target }) => target instanceof Element && onClick(target), over)
  addEventListener('keydown', ({ key }) => key === 'Escape' && closeAllBut(() => false), over)
  return () => over.abort()
}

function onClick(target: Element) {
  const button = target.closest('[popovertarget]')
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  closeAllBut((open) => open === popover || open.contains(target))
  if (popover) setOpen(popover, !isOpen(popover))
}

function closeAllBut(stays: (open: Element) => boolean) {
  for (const open of document.querySelectorAll('[popover][data-popover-open]'))
    if (!stays(open)) setOpen(open, false)
}

const isOpen = (popover: Element) => popover.hasAttribute('data-popover-open')

function setOpen(popover: Element, willBeOpen: boolean) {
  if (isOpen(popover) === willBeOpen) return
  popover.toggleAttribute('data-popover-open', willBeOpen)
  const newState = willBeOpen ? 'open' : 'closed'
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  if (!willBeOpen && popover.contains(document.activeElement))
    document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus()
}
