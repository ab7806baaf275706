import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps, type To, useNavigate } from 'react-router'
import { usePressed } from '#app/ui/use-pressed.ts'

const Leave = createContext<(to: To, preventScrollReset: boolean | undefined) => void>(() => undefined)

type InboxPartsProps = { isOpen: boolean; list: ReactNode; request: ReactNode }

export function InboxParts({ isOpen, list, request }: InboxPartsProps) {
  const [isLeft, press] = usePressed()
  const navigate = useNavigate()
  const isRequestShown = isOpen && !isLeft
  const place = useListPlace(isRequestShown)
  const leave = (to: To, preventScrollReset = place.isKept()) =>
    press(() => navigate(to, { preventScrollReset }))
  return (
    <div className="inbox" data-open={isRequestShown || undefined}>
      <div className="inbox-list" onClickCapture={place.keep}>
        {list}
      </div>
      <div className="inbox-request">
        <Leave value={leave}>{request}</Leave>
      </div>
    </div>
  )
}

/** Where there is room for the list or a request alone, the list comes back as far down as it was left. */
function useListPlace(isReplaced: boolean) {
  const scrolled = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (!isReplaced && scrolled.current !== undefined)
      scrollTo({ top: scrolled.current, behavior: 'instant' })
  }, [isReplaced])
  return {
    keep: () => {
      scrolled.current = matchMedia('(width < 68rem)').matches ? scrollY : undefined
    },
    isKept: () => scrolled.current !== undefined,
  }
}

export function LeaveLink({ to, preventScrollReset, ...props }: LinkProps) {
  const leave = use(Leave)
  return (
    <Link
      {...props}
      to={to}
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
        event.preventDefault()
        leave(to, preventScrollReset)
      }}
    />
  )
}
