import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'

const bank = { left: 94, top: 34, column: 64, row: 52 }
const cell = (column: number, row: number, height = 1) => {
  const [x, y] = [bank.left + column * bank.column, bank.top + row * bank.row]
  const [width, tall] = [bank.column, bank.row * height]
  const [lockX, lockY] = [x + width - 13, y + tall / 2]
  const lock = `${circle(lockX, lockY, 5)}M${lockX} ${lockY - 2}v4`
  return `${box(x + 4, y + 4, width - 8, tall - 8, 2)}${lock}M${x + 12} ${y + 13}h22`
}
const closed = [cell(0, 0), cell(1, 0), cell(2, 0), cell(1, 1), cell(0, 2), cell(1, 2), cell(2, 1, 2)]

/** A bank of mailboxes, one open: letters inside, the key in its lock and the cam on the back of the door. */
export function MailboxesDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M94 34l24-22h192l-24 22ZM286 34l24-22V168l-24 22Z" />
      <Outline d={box(94, 34, 192, 156)} solid />
      <Detail d={closed.join('')} />
      <Outline d={box(98, 90, 56, 44)} solid />
      <Detail d="M98 134l14-12h42M112 122V90" />
      <Detail d="M106 128l12-18h34v18ZM118 110l14 12 20-12" solid />
      <Opens d="M60 128H40q-4 10-14 10a14 14 0 1 1 0-28q10 0 14 10h20Z" />
      <DetailOnAmber d={circle(20, 124, 4)} />
      <Outline d="M98 90L50 112v44l48-22Z" solid />
      <Detail d="M92 97L56 114v33l36-17Z" />
      <Opens d="M59 122l8-4v22l-8 4Z" />
      <DetailOnAmber d={circle(63, 128, 2.5)} />
    </CardDrawing>
  )
}
