import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** Walls of an office with a gap of 60 units for each door. */
const walls = [
  'M40 330V30H600V330H340M280 330H40',
  'M210 30V96M210 156V190H120M60 190H40M210 190H250M310 190H430',
  'M430 30V70M430 130V190M430 190H480M540 190H600',
].join('')

/** Shut doors lie in their gaps. */
const doors = 'M210 96V156M120 190H60M430 70V130M480 190H540M250 190H310'

const readers = [
  [232, 126],
  [90, 214],
  [408, 100],
  [510, 214],
  [376, 308],
] as const

/** An office from above: a reader at every door, and the one door that a card has just opened. */
export function AccessControlCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d={walls} />
      <Detail d={doors} />
      <Detail
        d={`${box(70, 60, 70, 34)}${box(500, 60, 66, 90)}${box(280, 70, 84, 50, 24)}${box(70, 260, 110, 40)}`}
      />
      <Detail d={`${circle(105, 112, 11)}${circle(125, 238, 11)}${circle(484, 105, 11)}`} />
      <Detail d={[300, 344].map((x) => `${circle(x, 52, 10)}${circle(x, 138, 10)}`).join('')} />
      <Dashed d="M280 270a60 60 0 0 1 60 60M310 344V232M310 232l-8 12M310 232l8 12" />
      <Opens d="M271 266h18v64h-18Z" />
      <Outline d={readers.map(([x, y]) => circle(x, y, 8)).join('')} solid />
      <Dashed d={readers.map(([x, y]) => circle(x, y, 19)).join('')} />
    </CoverDrawing>
  )
}
