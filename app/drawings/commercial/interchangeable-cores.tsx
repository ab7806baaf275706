import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyCuts } from '#app/drawings/key-cuts.ts'
import { circle, Dashed, Detail, DetailOnAmber, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

/** The way that depth recedes on the sheet: the key, the core and its housing lie along it. */
const depth = 'l58-21'
const core = { x: 110, y: 116 }
const housing = { x: 250, y: 68 }

/** A small core's face: the pins' lobe above, the plug's below. */
const figureEight = ({ x, y }: typeof core) => `M${x - 10} ${y - 5}a20 20 0 1 1 20 0a24 24 0 1 1-20 0Z`

/** The core behind its face: from the upper lobe's tangent round the back to the lower lobe's. */
const coreSides = `M${core.x - 7} ${core.y - 42}${depth}a20 20 0 0 1 17 36a24 24 0 0 1-2 46l-58 21Z`

const key =
  'M110 148H62v3h-6q-4 8-18 8a24 24 0 0 1 0-48q14 0 18 8h6v3' +
  `${keyCuts({ first: 74, pitch: 11, top: 122, flat: 4, depths: [8, 4, 7, 3] })}H110Z${circle(26, 135, 5)}`

/** The control key turns the lug of a figure-8 core inward, and the whole core comes out of its housing. */
export function InterchangeableCoresDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={`M${housing.x - 18} ${housing.y - 49}l11-4a53 53 0 0 1 36 98l-11 4Z`} solid />
      <Outline d={circle(housing.x, housing.y, 53)} solid />
      <Detail d={circle(housing.x, housing.y, 47)} />
      <Outline d={`${figureEight(housing)}M${housing.x + 19} ${housing.y - 30}h11v14h-13`} />
      <Detail d={`M${housing.x - 3} ${housing.y - 42}a20 20 0 0 0 0 35a24 24 0 0 0 0 45`} />
      <Dashed d="M180 58l54-17M188 112l46-15" />
      <Outline d={coreSides} solid />
      <Detail d={`M${core.x + 10} ${core.y - 5}${depth}`} />
      <Outline d="M144 76l18-7h13v17l-18 7h-13Z" solid />
      <Detail d="M144 76h13v17M157 76l18-7" />
      <Outline d={figureEight(core)} solid />
      <Detail d={`${circle(core.x, core.y + 17, 17)}${circle(core.x, core.y - 23, 3)}`} />
      <g transform="translate(0 38)skewY(-20)">
        <Opens d={key} />
        <DetailOnAmber d="M62 141H110" />
      </g>
      <Label x={176} y={166} part="M186 152L164 86">
        control lug
      </Label>
      <Label x={76} y={190}>
        control key
      </Label>
    </CardDrawing>
  )
}
