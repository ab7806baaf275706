import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'

/** The cones of two bevel gears share their tip, where the motor's axis meets the arm's. */
const apex = { x: 42, y: 33 }
const gears = 'M28 41h28l10 5v4H18v-4ZM56 41V25l10-5h4v26h-4ZM70 30h12v6H70ZM36 50h12v16H36Z'
const teeth = [-0.5, 0, 0.5]
  .map((share) => {
    const onArmsGear = `M${apex.x + 14 * share} 41L${apex.x + 24 * share} 46`
    return `${onArmsGear}M56 ${apex.y + 8 * share}L66 ${apex.y + 13 * share}`
  })
  .join('')
const fins = repeat(6, (fin) => `M${91 + fin * 8} 18v30`)

const controls = `${box(154, 16, 54, 32)}M162 24h22v16h-22ZM192 24h8M192 32h8M192 40h8`

/** The header over a door cut open: motor and bevel gears turn the arm; a sensor watches, a push plate asks. */
export function AutomaticOperatorsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M22 56V190M208 56V190${box(30, 84, 170, 106)}`} />
      <Detail d={box(46, 108, 138, 82)} />
      <Outline d={box(10, 8, 210, 48, 3)} solid />
      <Detail d={box(82, 18, 58, 30, 3) + fins + controls} />
      <Outline d={gears} solid />
      <Detail d={teeth} />
      <Outline d={`${box(34, 66, 100, 8, 4)}${box(62, 88, 122, 10, 2)}M122 74h8v18h-8Z`} solid />
      <Outline d={box(144, 56, 30, 9, 2)} solid />
      <Dashed d="M152 66L104 190M166 66L196 190M270 80V32H222" />
      <Opens d={box(232, 82, 78, 92, 6)} />
      <DetailOnAmber d={`${circle(264, 102, 6)}M264 112v22h18l9 20h7M264 121h16M257 124a18 18 0 1 0 25 21`} />
    </CardDrawing>
  )
}
