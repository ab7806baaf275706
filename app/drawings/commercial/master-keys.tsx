import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { keyPin } from '#app/drawings/key-pin.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const shear = 76
const pinWidth = 20
const plug = { y: 122, radius: 46 }
/** Lengths of the key pin, the master pin upon it, and the driver. */
const stack = { key: 24, master: 14, driver: 26 }
/** What stands above the shear line: with the master key, the master pin goes down into the plug. */
const chambers = [
  { x: 82, sunk: 0, name: 'change key' },
  { x: 238, sunk: stack.master, name: 'master key' },
]

type Chamber = (typeof chambers)[number]

const shell = ({ x }: Chamber) => `M${x - 28} 69V10h56V69a60 60 0 1 1-56 0Z`

const bore = ({ x }: Chamber) => box(x - pinWidth / 2 - 2, 18, pinWidth + 4, 110)

const keyPinOf = ({ x, sunk }: Chamber) => keyPin(x, shear + sunk, shear + sunk + stack.key, pinWidth)

/** The blade seen from its tip: warded on both sides, its upper end cut down to the pin. */
const blade = ({ x, sunk }: Chamber) =>
  `M${x - 7} ${shear + sunk + stack.key}h14V130l-7 6v6l7 6v8h-14V142l-6-6 6-6Z`

const loosePins = ({ x, sunk }: Chamber) =>
  box(x - pinWidth / 2, shear + sunk - stack.master, pinWidth, stack.master) +
  box(x - pinWidth / 2, shear + sunk - stack.master - stack.driver, pinWidth, stack.driver)

/** Rings tell the master pin from the driver upon it. */
const masterMarks = ({ x, sunk }: Chamber) =>
  `M${x - 10} ${shear + sunk - 9}h20M${x - 10} ${shear + sunk - 5}h20`

const springOf = ({ x, sunk }: Chamber) =>
  spring({ from: [x, 18], to: [x, shear + sunk - stack.master - stack.driver], width: 18, turns: 4 })

const both = (draw: (chamber: Chamber) => string) => chambers.map(draw).join('')

/** One chamber with two keys, seen along the plug: either end of the master pin can stand on the shear line. */
export function MasterKeysDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={both(shell)} />
      <Outline d={both(({ x }) => circle(x, plug.y, plug.radius))} solid />
      <Hatched d={both(({ x }) => circle(x, plug.y, plug.radius))} mirrored />
      <Detail d={both(bore)} solid />
      <Detail d={both(springOf)} />
      <Detail d={both(loosePins)} solid />
      <Detail d={both(masterMarks)} />
      <Opens d={both(keyPinOf) + both(blade)} />
      <Dashed d={`M14 ${shear}H306`} />
      <Label x={132} y={70}>
        shear line
      </Label>
      <Label x={132} y={40} part={`M128 40L86 ${shear - 7}`}>
        master pin
      </Label>
      <Label x={55} y={196}>
        change key
      </Label>
      <Label x={211} y={196}>
        master key
      </Label>
    </CardDrawing>
  )
}
