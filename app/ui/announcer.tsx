import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

const AnnounceContext = createContext<(text: string) => void>(() => {})

export const useAnnounce = () => useContext(AnnounceContext)

export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 })
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" className="sr-only">
        {/* A new element each time, so that the same text is announced again. */}
        <p key={said.count}>{said.text}</p>
      </div>
    </AnnounceContext>
  )
}
