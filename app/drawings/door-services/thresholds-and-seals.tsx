import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, Hatched, Label, Outline } from '#app/drawings/primitives.tsx'

const flutes = repeat(7, () => 'l4 4h4l4-4h4')
const rain = repeat(3, (drop) => `M${24 + drop * 26} ${14 + drop * 10}l-16 40`)
/** Three flexible lips under the door, bent by the threshold. */
const lips = repeat(3, (lip) => `M${140 + lip * 22} 122q2 14-8 24h6q8-10 8-24Z`)

/** The foot of an outside door, cut through: sweep and lips close on the threshold, and rain runs off it. */
export function ThresholdsAndSealsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d="M10 172H252V158H310V190H10ZM278 10H310V100H254V80H278Z" />
      <Hatched d="M124 20l20-8 28 14 26-8V108H124ZM222 20H272V58H222l6-14-10-10Z" mirrored />
      <Outline
        d={`M52 172l44-26${flutes}H216l36 6v20h-9v-12l-32-5h-10v17h-8v-17H112v17h-8v-17l-36 17Z`}
        solid
      />
      <Outline d="M124 98v10h74V98h8v24H116V98Z" solid />
      <Detail d={lips} solid />
      <Outline d={box(104, 66, 20, 50, 2)} solid />
      <Detail d={`${circle(114, 82, 4)}M108 116h10v14l-8 14h-8l6-14Z`} solid />
      <Outline d="M124 40v8l-34 12v-8Z" solid />
      <Dashed d={`${rain}M84 140L48 160`} />
      <Detail d={arrowhead(44, 162, 240)} />
      <Label x={36} y={104} part="M70 100L104 100">
        sweep
      </Label>
      <Outline d={circle(264, 68, 9)} solid />
      <Label x={226} y={104} part="M242 90L258 74">
        seal
      </Label>
      <Label x={232} y={134} part="M240 139L222 149">
        threshold
      </Label>
    </CardDrawing>
  )
}
