import { box, Dashed, Detail, DetailOnAmber, Drawing, Opens, Outline } from './primitives.tsx'

const keys = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column) => box(18 + column * 20, 60 + row * 20, 13, 13, 2)),
)

/** A keypad reader on the wall and the card that it reads, with the card's antenna loop. */
export function AccessControlDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline d={box(4, 6, 80, 148, 9)} solid />
      <Detail d={box(11, 13, 66, 134, 4)} />
      <Detail d="M24 24h40" />
      <Detail d="M39 46q5-4 10 0M34 40q10-8 20 0" />
      <Detail d={keys.join('')} />
      <Dashed d="M91 60q8 20 0 40M99 52q13 28 0 56" />
      <g transform="rotate(9 134 82)">
        <Opens d={box(112, 50, 46, 68, 5)} />
        <DetailOnAmber d="M129 57h12M119 104h22M119 110h14" />
        <DetailOnAmber
          d={`${box(119, 64, 32, 32, 4)}${box(123.5, 68.5, 23, 23, 2)}${box(131, 76, 8, 8, 1)}`}
        />
      </g>
    </Drawing>
  )
}
