import { useId } from 'react'
import {
  blade,
  bladeCorners,
  type Chamber,
  chambers,
  pin,
  plug,
  shearLine,
  shell,
  springSpan,
} from './pin-tumbler-geometry.ts'
import { Detail, Drawing, Hatched, Label, Outline } from './primitives.tsx'
import { box, circle, tenth } from './shapes.ts'

type PinTumblerWords = {
  alternative: string
  driverPin: string
  shearLine: string
  keyPin: string
}

/**
 * A pin-tumbler lock in section with its own key. On load the key slides in and the pins ride on it until their
 * line meets the shear line; then the plug turns a touch (app/styles/pin-tumbler.generated.css). Still, it shows the end.
 */
export function PinTumbler({ words, className = '' }: { words: PinTumblerWords; className?: string }) {
  const darkness = useId()
  return (
    <Drawing viewBox="0 10 724 382" alternative={words.alternative} className={`pin-tumbler ${className}`}>
      <Hatched box={[shell.left, shell.top, shell.right - shell.left, shell.bottom - shell.top, 16]} />
      <Outline d={plugOutline} solid />
      <Hatched d={plugOutline} mirrored />
      <Detail
        d={box(plug.left, blade.top - 6, plug.right - plug.left, blade.bottom - blade.top + 12)}
        solid
      />
      {chambers.map((chamber) => (
        <Detail key={chamber.center} d={bore(chamber)} solid />
      ))}
      <Outline box={[590, 214, 12, 146, 3]} solid />
      <Darkness id={darkness} />
      <g mask={`url(#${darkness})`}>
        <g className="plug-turn">
          <g className="key-in">
            <path d={keyOutline} className="key" />
            <path d={keyDetail} className="key-detail" />
          </g>
          {chambers.map((chamber, index) => (
            <g key={chamber.center} className={`pin-${index}`}>
              <path d={keyPin(chamber)} className="d-opens pin-ride" />
            </g>
          ))}
        </g>
      </g>
      {chambers.map((chamber, index) => (
        <g key={chamber.center} className={`pin-${index}`}>
          <path d={driverPin(chamber)} className="driver pin-ride" />
          <path d={coils(chamber)} className="pin-spring" />
        </g>
      ))}
      <Outline box={[132, 156, 18, 196, 4]} solid />
      <path d={`M112 ${shearLine}H612`} className="shear-line shear-glow" />
      <Label x={620} y={104} part={`${leader(484, 150)}L610 98`}>
        {words.driverPin}
      </Label>
      <Label x={620} y={shearLine + 6}>
        {words.shearLine}
      </Label>
      <Label x={620} y={260} part={`${leader(484, 222)}L610 254`}>
        {words.keyPin}
      </Label>
    </Drawing>
  )
}

/** Hides the key at first, so that its way in never crosses the text beside the drawing. */
function Darkness({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}fade`} gradientUnits="userSpaceOnUse" x1="-56" x2="-2">
        <stop stopColor="#000" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id={id} maskUnits="userSpaceOnUse" x="-56" y="0" width="686" height="400">
        <path d="M-56 0H630V400H-56Z" fill={`url(#${id}fade)`} stroke="none" />
      </mask>
    </>
  )
}

const plugOutline = box(plug.left, plug.top, plug.right - plug.left, plug.bottom - plug.top)

const bowCenter = (blade.top + blade.bottom) / 2

const keyOutline = [
  `M${blade.left} ${blade.bottom}H566`,
  ...bladeCorners().map(([x, y]) => `L${x} ${Math.round(y)}`),
  `V${blade.top - 4}H112q-8-30-50-30a61 63 0 0 0 0 134q42 0 50-30H${blade.left}Z`,
  circle(40, bowCenter, 15),
].join('')

const keyDetail = `M114 ${blade.bottom - 15}H556M114 ${blade.bottom - 9}H560M66 216a50 51 0 0 1 0 102`

function bore({ center }: Chamber): string {
  const left = center - pin.width / 2 - 3
  return `M${left} ${blade.top - 6}V${springSpan.top - 4}h${pin.width + 6}V${blade.top - 6}`
}

function keyPin({ center, cutBottom }: Chamber): string {
  const half = pin.width / 2
  const cone = half - pin.flat / 2
  return (
    `M${center - half} ${shearLine}h${pin.width}V${cutBottom - cone}l${-cone} ${cone}h${-pin.flat}` +
    `l${-cone} ${-cone}Z`
  )
}

function driverPin({ center }: Chamber): string {
  return box(center - pin.width / 2, springSpan.bottom, pin.width, pin.driverHeight, 2)
}

function coils({ center }: Chamber): string {
  const turns = 8
  const step = (springSpan.bottom - springSpan.top) / turns
  const turn = (index: number) =>
    `L${center + (index % 2 ? -11 : 11)} ${tenth(springSpan.top + step * (index + 0.5))}`
  return (
    `M${center} ${springSpan.top}${Array.from({ length: turns }, (_, index) => turn(index)).join('')}` +
    `L${center} ${springSpan.bottom}`
  )
}

const leader = (x: number, y: number) => `${circle(x, y, 2.5)}M${x} ${y}`
