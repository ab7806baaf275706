import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc, graduations, on, repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'

const lock = { x: 84, y: 122 }
const positions = [-50, 0, 50]
const plug = { left: 182, top: 122, width: 128, height: 52 }
const wafer = { pitch: 30, width: 9 }
/** Height of each wafer's window: it decides how far the key lifts it. */
const windows = [4, 15, 9, 17]

const slotAt = (index: number) => plug.left + 19 + index * wafer.pitch

/** Wafers flat: round ends, a window for the key, an ear for the spring. */
const loose = windows
  .map((height, index) => {
    const x = slotAt(index) - 11
    return `${box(x, 12, 20, 58, 6)}${box(x + 5, 18 + height, 10, 24)}M${x + 20} 32h4v9h-4`
  })
  .join('')

/** In the plug without its key they stand out, by turns above and below, and hold it in its shell. */
const seated = windows
  .map((_, index) => box(slotAt(index) - 5, plug.top + (index % 2 ? 10 : -10), wafer.width, plug.height))
  .join('')

const marks = positions
  .map((angle) => `M${on({ ...lock, radius: 62 }, angle)}L${on({ ...lock, radius: 52 }, angle)}`)
  .join('')

/** An ignition lock's face with the key's positions, and its plug with the wafers that the key must draw in. */
export function IgnitionCylindersDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={circle(lock.x, lock.y, 68) + circle(lock.x, lock.y, 46)} />
      <Detail d={graduations({ ...lock, radius: 46 }, 30, () => 6) + marks} />
      <Outline d={circle(lock.x, lock.y, 34)} solid />
      <Opens d={box(lock.x - 7, lock.y - 28, 14, 56, 4)} />
      <DetailOnAmber d={`M${lock.x} ${lock.y - 20}v40`} />
      <Dashed d={arc({ ...lock, radius: 57 }, 8, 40)} />
      <Detail d={arrowhead(122, 80, 132)} />
      <Hatched d={box(plug.left, plug.top, plug.width, plug.height, 2)} />
      <Detail d={box(plug.left, plug.top + 15, plug.width, 22)} solid />
      <Outline d={seated} solid />
      <Outline d={loose} />
      <Dashed d={repeat(windows.length, (index) => `M${slotAt(index) - 1} 76v${index % 2 ? 50 : 30}`)} />
      <Detail d={`M${plug.left} 106h${plug.width}M${plug.left} 190h${plug.width}`} />
      <Label x={12} y={60}>
        off
      </Label>
      <Label x={78} y={46}>
        on
      </Label>
      <Label x={136} y={68}>
        start
      </Label>
      <Label x={140} y={30} part="M176 26L188 32">
        wafers
      </Label>
    </CardDrawing>
  )
}
