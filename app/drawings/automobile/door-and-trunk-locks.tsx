import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const plug = { x: 64, y: 106 }
const pawl = { x: 206, y: 70 }
const fork = { x: 238, y: 152 }
const striker = { x: 262, y: 100 }

/** Where the rod holds the lock's lever and the pawl's ear. */
const rod = { lever: [64, 162], ear: [189, 108] } as const

/** Its slot holds the striker. Turned to the right it would let go, but then its shoulder lifts against the pawl. */
const forkOutline =
  'M246 74q4-6 7 0V102a9 9 0 0 0 18 0V80q6-4 14 4q10 18 2 42l-14 34q-14 26-46 20q-16-6-20-22' +
  `l-2-22h14l8-12Z${circle(fork.x, fork.y, 6)}`

const pawlOutline = 'M192 66a14 14 0 1 1 27 8q-6 8-5 20l3 41h-15l-4-18q-16 4-16-9 0-8 11-9 3-16-1-33Z'

/** A car door from the inside, lining off: the lock's lever pulls a rod, the pawl frees the fork and the fork the door. */
export function DoorAndTrunkLocksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d="M10 14H282q22 0 22 24v46M304 116v58q0 16-14 16H10" />
      <Detail d="M10 22H280q16 0 16 16" />
      <Dashed d={box(18, 38, 128, 26, 13)} />
      <Outline d={box(178, 40, 118, 144, 8)} solid />
      <Detail
        d={`M296 89h-34a11 11 0 0 0 0 22h34${circle(188, 50, 4)}${circle(188, 174, 4)}${circle(286, 50, 4)}`}
      />
      <Detail d={spring({ from: [214, 92], to: [242, 56], width: 9, turns: 5 })} />
      <Outline d={forkOutline} solid />
      <Hatched d={circle(striker.x, striker.y, 7)} />
      <Outline d="M270 95H312M270 105H312" />
      <Opens d={pawlOutline} />
      <DetailOnAmber d={circle(pawl.x, pawl.y, 5)} />
      <Outline d={circle(plug.x, plug.y, 34)} solid />
      <Detail d={circle(plug.x, plug.y, 28)} />
      <Opens d={`M48 106a16 16 0 1 1 32 0q-8 20-8 56a8 8 0 0 1-16 0q0-36-8-56Z`} />
      <DetailOnAmber d={`${box(61, 97, 6, 18)}`} />
      <Outline d={`M${rod.lever.join(' ')}L${rod.ear.join(' ')}`} />
      <Detail d={circle(...rod.lever, 3) + circle(...rod.ear, 3)} solid />
      <Dashed d={arc({ ...plug, radius: 56 }, 192, 228)} />
      <Detail d={arrowhead(22, 143, 325)} />
      <Label x={112} y={172}>
        rod
      </Label>
      <Label x={144} y={82} part="M170 77L200 86">
        pawl
      </Label>
      <Label x={249} y={157}>
        fork
      </Label>
    </CardDrawing>
  )
}
