import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText, exactText, shortDate } from '#app/ui/dates.ts'

const NowContext = createContext(0)

/** Milliseconds since 1970, by the server's clock: a phone whose clock is wrong still shows right waits. */
export const useNow = () => useContext(NowContext)

const tickMs = 5_000

/** Ticks for everything inside. `at` is the server's time of the last answer; from there the device counts on. */
export function Now({ at, children }: { at: string; children: ReactNode }) {
  const [now, setNow] = useState(() => Date.parse(at))
  useEffect(() => {
    const answered = Date.parse(at)
    const since = performance.now()
    const tick = () => setNow(answered + performance.now() - since)
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [at])
  return <NowContext value={now}>{children}</NowContext>
}

type ExactTimeProps = {
  at: string
  form?: (at: string, timeZone: string) => string
  says?: (time: string) => string
}

export function ExactTime({ at, form = dateTimeText, says = (time) => time }: ExactTimeProps) {
  const [isExact, setExact] = useState(false)
  const timeZone = useTimeZone()
  const exact = exactText(at, timeZone)
  return (
    <button
      type="button"
      className="exact-time"
      title={exact}
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
    >
      <time dateTime={at}>{isExact ? exact : says(form(at, timeZone))}</time>
    </button>
  )
}

export const ExactDay = ({ at }: { at: string }) => <ExactTime at={at} form={shortDate} />
