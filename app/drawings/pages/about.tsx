import {
  Callout,
  Dashed,
  Detail,
  type DrawingProps,
  Hatched,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { box, circle, keyCuts, keyPin, repeat, spring } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.aboutPage

const shell = { left: 62, right: 240, top: 18 }
const plug = { left: 266, face: 450, top: 116, bottom: 176 }
const blade = { top: 132, bottom: 160 }
const first = 92
const pitch = 30
const pushed = 216
/** Of the cuts, from the plug's back to its face. */
const depths = [20, 10, 22, 6, 14]

export function AboutPageDrawing({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Shell />
      <Plug />
      <Rack />
      <Tools />
      <Callout part={[36, 146]} at={[36, 214]} side="below">
        {label.follower}
      </Callout>
      <Callout part={[first + 4 * pitch, 106]} at={[266, 40]}>
        {label.driverPin}
      </Callout>
      <Callout part={[first + pushed + 2 * pitch, 126]} at={[404, 76]}>
        {label.keyPin}
      </Callout>
      <Callout part={[424, 169]} at={[446, 200]} side="below">
        {label.plug}
      </Callout>
    </HeroDrawing>
  )
}

function Shell() {
  const { left, right, top } = shell
  const x = (index: number) => first + index * pitch
  return (
    <>
      <Hatched
        d={`M${left} ${top}H${right}V${plug.top}H${left}ZM${left} ${plug.bottom}H${right}v18H${left}Z`}
      />
      <Detail d={repeat(5, (n) => box(x(n) - 8, 36, 16, 80))} solid />
      <Detail d={repeat(5, (n) => spring({ from: [x(n), 36], to: [x(n), 94], width: 11, turns: 3 }))} />
      <Outline d={repeat(5, (n) => box(x(n) - 8, 94, 16, 22, 2))} solid />
      <Outline box={[8, plug.top, right - 14, plug.bottom - plug.top, 3]} solid />
      <Detail d="M8 130H234M8 164H234" />
      <Dashed d="M242 146h18m-5-4l5 4-5 4" />
    </>
  )
}

/** Each key pin is as long as its cut is deep, so that all end flush with the plug. */
function Plug() {
  const { left, face, top, bottom } = plug
  const x = (index: number) => first + pushed + index * pitch
  const cuts = keyCuts({ first: x(0), pitch, top: blade.top, flat: 8, depths })
  return (
    <>
      <Hatched d={`M${left} ${top}H${face}v-8h12V${bottom + 8}h-12v-8H${left}Z`} mirrored />
      <Detail
        d={box(left, blade.top - 4, face + 12 - left, 36) + repeat(5, (n) => box(x(n) - 8, top, 16, 14))}
        solid
      />
      <Outline
        d={`M${left + 10} ${blade.bottom - 12}L${x(0) - 24} ${blade.top}${cuts}H462v-6a30 30 0 1 1 0 40v-6H${left + 22}Z${circle(490, 146, 7)}`}
        solid
      />
      <Opens d={repeat(5, (n) => keyPin(x(n), top, blade.top + (depths[n] ?? 0), 14))} />
    </>
  )
}

function Rack() {
  const pins = repeat(7, (n) => `v${-8 - 2 * n}l4-4h5l4 4v${8 + 2 * n}m22 0`)
  return (
    <>
      {[0, 1].map((n) => (
        <g key={n}>
          <Outline d={`M${34 - n * 8} ${290 + n * 38}h${262 + n * 16}l8 14v28h${-278 - n * 16}v-28Z`} solid />
          <Detail d={`M${26 - n * 8} ${304 + n * 38}H${304 + n * 8}M50 ${298 + n * 38}${pins}`} />
        </g>
      ))}
    </>
  )
}

function Tools() {
  return (
    <>
      <Opens d="M268 278h14v26l-4 4h-6l-4-4Z" />
      <Outline d="M264 290h4l8-24 226-22q14 4 0 10l-206 26-10 10h-4" solid />
      <Detail d="M344 340H444l10 8v14l-10 8H344ZM352 366l18-22M370 366l18-22M388 366l18-22M406 366l18-22M424 366l18-22" />
      <Outline d="M454 351h14q8-8 40-4v18q-32 4-40-4h-14" solid />
    </>
  )
}
