import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

/**
 * `onClose`: called after it closed, however that happened; the caller then renders it no more. `onOpen`: called after it opened,
 * to put the focus elsewhere than on the first control. While `isBusy`, neither Escape nor the backdrop closes it.
 * `closesOnBackdrop`: everything inside must stand in one child that fills the dialog. `reopensOn`: another value opens it
 * again if it was closed meanwhile.
 */
type DialogProps = Omit<
  ComponentProps<'dialog'>,
  'ref' | 'open' | 'onCancel' | 'onPointerDown' | 'onClick'
> & {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onOpen?: (dialog: HTMLDialogElement) => void
  isBusy?: boolean
  closesOnBackdrop?: boolean
  reopensOn?: string
}

/**
 * Opens when it is mounted. The browser keeps the focus inside, closes it on Escape and restores the focus.
 */
export function Dialog({
  ref,
  onOpen,
  isBusy = false,
  closesOnBackdrop = false,
  reopensOn,
  onKeyDown,
  ...props
}: DialogProps) {
  const pressedOutside = useRef(false)

  const open = useEffectEvent(() => {
    const dialog = ref.current
    if (!dialog || dialog.matches(':modal')) return
    dialog.showModal()
    onOpen?.(dialog)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each value opens it
  useLayoutEffect(() => open(), [reopensOn])

  const isOutside = (event: MouseEvent) => closesOnBackdrop && event.target === ref.current
  return (
    <dialog
      {...props}
      ref={ref}
      onKeyDown={(event) => {
        // Chrome closes a dialog at the second Escape, whatever became of the cancel event.
        if (isBusy && event.key === 'Escape') event.preventDefault()
        onKeyDown?.(event)
      }}
      onCancel={(event) => isBusy && event.preventDefault()}
      // A text selected from the inside outwards ends outside as well, and closes nothing.
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event) && !isBusy) ref.current?.close()
      }}
    />
  )
}
