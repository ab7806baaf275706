import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { cutKey } from '#app/drawings/key-blade.ts'
import { on } from '#app/drawings/polar.ts'
import { circle, Dashed, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const ring = { x: 64, y: 112 }
const outer = { ...ring, radius: 52 }
const inner = { ...ring, radius: 45 }
const middle = (outer.radius + inner.radius) / 2

/** A key whose bow's hole lies `away` from the ring's center, pointing to the right. */
const threaded = (bitting: readonly number[], scale: number, away = middle) =>
  cutKey({ at: [Math.round(ring.x + away + 37.2 * scale), ring.y - 10 * scale], bitting, scale })

const around = (angle: number) => `rotate(${angle} ${ring.x} ${ring.y})`

/** The new key's cuts are not those of the lost one: the lock no longer knows it. */
const lost = threaded([2, 7, 4, 8, 1], 1.05, 98)
const replacement = threaded([6, 3, 8, 2, 5], 1.3)
const other = threaded([3, 1, 4, 2], 0.9)

/** The ring again where it comes out of a key's hole and lies over the bow; clock angles. */
const over = (from: number, to: number) =>
  `M${on(outer, to)}A${outer.radius} ${outer.radius} 0 0 0 ${on(outer, from)}L${on(inner, from)}` +
  `A${inner.radius} ${inner.radius} 0 0 1 ${on(inner, to)}`

/** A ring from which one key is gone, and the new key that fits the rekeyed lock. */
export function LostOrStolenKeysDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={circle(ring.x, ring.y, outer.radius) + circle(ring.x, ring.y, inner.radius)} />
      <g transform={around(17)}>
        <Dashed d={lost} />
      </g>
      <g transform={around(-36)}>
        <Outline d={other} solid />
      </g>
      <Outline d={over(54, 90)} solid />
      <g transform={around(-8)}>
        <Opens d={replacement} />
      </g>
      <Outline d={over(82, 126)} solid />
      <Label x={200} y={182}>
        lost
      </Label>
      <Label x={250} y={60}>
        new
      </Label>
    </CardDrawing>
  )
}
