import { createContext, type ReactNode, use } from 'react'
import { Link, type LinkProps, type NavigateOptions, type To, useNavigate } from 'react-router'
import { usePressed } from '#app/ui/use-pressed.ts'

const Leave = createContext<(to: To, options: NavigateOptions) => void>(() => undefined)

type InboxPartsProps = { isOpen: boolean; list: ReactNode; request: ReactNode }

export function InboxParts({ isOpen, list, request }: InboxPartsProps) {
  const [isLeft, press] = usePressed()
  const navigate = useNavigate()
  const leave = (to: To, options: NavigateOptions) => press(() => navigate(to, options))
  return (
    <div className="inbox" data-open={(isOpen && !isLeft) || undefined}>
      <div className="inbox-list">{list}</div>
      <div className="inbox-request">
        <Leave value={leave}>{request}</Leave>
      </div>
    </div>
  )
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
        leave(to, { preventScrollReset: preventScrollReset ?? false })
      }}
    />
  )
}
