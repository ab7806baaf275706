import type { ReactNode } from 'react'
import { WheelPack } from '#app/drawings/wheel-pack.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { ended, fillIn } from '#content/fill-in.ts'
import { momentOf } from '#content/time/clocks.ts'
import { homeWords } from '#words/site/home.ts'
import { receiptWords } from '#words/site/receipt.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import { timeInWords } from '#words/times.ts'

/** No real request: its number and its afternoon are made up, and the picture says "Example". */
const example = {
  number: '1234-5678',
  day: '2026-06-01',
  received: '14:14',
  taken: 2,
}
/** Minutes after it came in: of a firm that promises no time, a visit of the same afternoon. */
const promised = (arrival: number) => ({ left: 4, arrives: arrival })
const unpromised = { left: 150, arrives: 185 }

/**
 * The page of a request on a phone, in the words of that page. It goes through its states as the visitor scrolls; at rest it
 * shows who is coming.
 */
export function LivingReceipt() {
  const words = useWords(homeWords).quote.follow
  return (
    <div className="living-receipt">
      <p className="max-w-[40ch] text-balance font-semibold text-lead">{words.text}</p>
      <figure>
        <div role="img" aria-label={words.drawing}>
          <Screens />
        </div>
        <figcaption className="mt-3 text-fine text-ink-2">{words.example}</figcaption>
      </figure>
    </div>
  )
}

function Screens() {
  const { timeZone, emergencyArrival } = useProfile()
  const { events, stages, ...words } = useWords(receiptWords)
  const visit = useWords(receiptVisitWords)
  const { codeWord } = useWords(homeWords).quote.follow
  const start = momentOf(example.day, example.received, timeZone)
  const at = (minutes: number) => timeInWords(new Date(start.getTime() + minutes * 60_000), start, timeZone)
  const drive = emergencyArrival ? promised(emergencyArrival.to) : unpromised
  const arrives = { time: at(drive.arrives) }
  const countdown = words.countdown.many.replace('{n}', String(drive.arrives - drive.left))
  const arriving = ended(`${fillIn(words.arrives, arrives)}${emergencyArrival ? countdown : ''}`)
  const news: [number, string][] = [
    [0, events.received],
    [example.taken, events.taken],
    [drive.left, fillIn(events.onTheWay, arrives)],
    [drive.arrives + 25, events.done],
  ]
  const timeLine = (count: number) =>
    news.slice(0, count).map(([minutes, text]) => (
      <span key={text} className="example-event">
        <span>{at(minutes)}</span>
        <b>{text}</b>
      </span>
    ))
  return (
    <div aria-hidden="true" className="example-screens">
      <Screen set={1} title={stages.waiting} lead={words.next}>
        {timeLine(1)}
      </Screen>
      <Screen set={3} title={stages.onTheWay} lead={arriving}>
        {timeLine(3)}
      </Screen>
      <Screen set={3} title={stages.onTheWay} lead={arriving}>
        <span className="example-word">
          <span>{visit.codeWord}</span>
          <b translate="no">{codeWord}</b>
        </span>
        <span className="text-fine">{visit.ask}</span>
      </Screen>
      <Screen set={4} title={stages.done}>
        {timeLine(4)}
      </Screen>
    </div>
  )
}

type ScreenProps = { set: number; title: string; lead?: string; children: ReactNode }

function Screen({ set, title, lead, children }: ScreenProps) {
  const { number } = useWords(receiptWords)
  return (
    <div className="example-screen">
      <div className="night">
        <WheelPack alternative="" set={set} />
        <span className="text-fine text-ink-2">{fillIn(number, { number: example.number })}</span>
        <b className="text-title">{title}</b>
        {lead && <span className="text-note">{lead}</span>}
      </div>
      <div>{children}</div>
    </div>
  )
}
