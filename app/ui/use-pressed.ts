import { startTransition, useOptimistic } from 'react'

/** A press shows in the next frame, also on a slow phone: the router's work for it takes longer than that, and comes after. */
export function usePressed(): [isPressed: boolean, press: (work: () => unknown) => void] {
  const [isPressed, setPressed] = useOptimistic(false)
  const press = (work: () => unknown) =>
    startTransition(async () => {
      setPressed(true)
      await new Promise((resolve) => setTimeout(resolve))
      startTransition(async () => void (await work()))
    })
  return [isPressed, press]
}
