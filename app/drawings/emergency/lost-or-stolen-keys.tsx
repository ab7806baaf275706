import { CardDrawing, type PictureProps } from '../card-drawing.tsx'
import { cutKey } from '../key-blade.ts'
import { circle, Dashed, Label, Opens, Outline } from '../primitives.tsx'

const ring = { x: 64, y: 112, outer: 52, inner: 45 }
const middle = (ring.outer + ring.inner) / 2

/** A key whose bow's hole lies `away` from the ring's center, pointing to the right. */
const threaded = (bitting: readonly number[], scale: number, away = middle) =>
  cutKey({ at: [Math.round(ring.x + away + 37.2 * scale), ring.y - 10 * scale], bitting, scale })

const around = (angle: number) => `rotate(${angle} ${ring.x} ${ring.y})`

/** The new key's cuts are not those of the lost one: the lock no longer knows it. */
const lost = threaded([2, 7, 4, 8, 1], 1.05, 98)
const replacement = threaded([6, 3, 8, 2, 5], 1.3)
const other = threaded([3, 1, 4, 2], 0.9)

/** A ring from which one key is gone, and the new key that fits the rekeyed lock. */
export function LostOrStolenKeysDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={circle(ring.x, ring.y, ring.outer) + circle(ring.x, ring.y, ring.inner)} />
      <g transform={around(17)}>
        <Dashed d={lost} />
      </g>
      <g transform={around(-36)}>
        <Outline d={other} solid />
      </g>
      <g transform={around(-8)}>
        <Opens d={replacement} />
      </g>
      <Label x={200} y={182}>
        lost
      </Label>
      <Label x={250} y={60}>
        new
      </Label>
    </CardDrawing>
  )
}
