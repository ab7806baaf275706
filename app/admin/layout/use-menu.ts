import { type ToggleEvent, useCallback, useState } from 'react'

export const menuId = 'admin-menu'

/**
 * The sidebar as a menu on small screens. It is a popover, so opening, Escape, a tap outside and giving the focus
 * back are the browser's and work without script; this knows whether it is open.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)

  const onToggle = useCallback((event: ToggleEvent<HTMLElement>) => {
    const isNowOpen = event.newState === 'open'
    setOpen(isNowOpen)
    if (isNowOpen) event.currentTarget.querySelector<HTMLElement>('button, a')?.focus()
  }, [])

  const close = useCallback(() => {
    const menu = document.getElementById(menuId)
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }, [])

  return { isOpen, onToggle, close }
}

export type Menu = ReturnType<typeof useMenu>
