import { createContext, type ReactNode, startTransition, use, useOptimistic } from 'react'
import { Link, type LinkProps, type NavigateOptions, type To, useNavigate } from 'react-router'
import { pause } from '#app/admin/pause.ts'

const Leave = createContext<(to: To, options: NavigateOptions) => void>(() => undefined)

type InboxPartsProps = { isOpen: boolean; list: ReactNode; request: ReactNode }

export function InboxParts({ isOpen, list, request }: InboxPartsProps) {
  const [isLeft, setLeft] = useOptimistic(false)
  const navigate = useNavigate()
  const leave = (to: To, options: NavigateOptions) =>
    startTransition(async () => {
      setLeft(true)
      await pause()
      await navigate(to, options)
    })
  return (
    <div className="inbox" data-open={(isOpen && !isLeft) || undefined}>
      <div className="inbox-list">{list}</div>
      <div className="inbox-request">
        <Leave value={leave}>{request}</Leave>
      </div>
    </div>
  )
}

/** The list shows in the next frame, also on a slow phone: the router's work for a step takes longer than that. */
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
        leave(to, { preventScrollReset: preventScrollReset ?? false })
      }}
    />
  )
}
