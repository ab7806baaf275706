import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Files dropped or pasted anywhere on the form that `field` belongs to go to `onFiles`.
 * Gives whether files are being dragged over the form right now.
 */
export function useFileDrop(
  field: RefObject<HTMLInputElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const end = new AbortController()
    const listen = { signal: end.signal }

    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
    }
    form.addEventListener('dragenter', dragOver, listen)
    form.addEventListener('dragover', dragOver, listen)
    form.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setIsOver(false)
      },
      listen,
    )
    form.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setIsOver(false)
        take([...event.dataTransfer.files])
      },
      listen,
    )
    form.addEventListener('paste', ({ clipboardData }) => take([...(clipboardData?.files ?? [])]), listen)
    return () => end.abort()
  }, [field])

  return isOver
}
