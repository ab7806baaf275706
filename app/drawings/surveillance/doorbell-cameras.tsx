import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { graduations } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { figure } from './figure.ts'

/** A doorbell camera from the front, and from the side: it looks from the caller's face down to the doorstep. */
export function DoorbellCamerasDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(12, 12, 68, 176, 30)} />
      <Detail d={box(18, 18, 56, 164, 25)} />
      <Outline d={circle(46, 54, 20)} />
      <Opens d={circle(46, 54, 12)} />
      <DetailOnAmber d="M40 54a6 6 0 0 1 6-6" />
      <Detail d="M36 92h20M36 98h20M36 104h20" />
      <Outline d={circle(46, 146, 20)} />
      <Detail d={`${circle(46, 146, 13)}${graduations({ x: 46, y: 146, radius: 20 }, 30, () => 3)}`} />
      <Hatched d={box(106, 10, 18, 180)} />
      <Outline d="M124 184H310" />
      <Outline d={box(124, 92, 8, 26, 3)} solid />
      <Opens d={circle(132, 99, 4)} />
      <Dashed d="M138 97L306 22M136 104L146 180" />
      <Outline d={figure(262, 184, 122)} solid />
      <Outline d={box(156, 158, 34, 26)} solid />
      <Detail d="M156 166h34M173 158v8" />
      <Label x={282} y={82}>
        face
      </Label>
      <Label x={194} y={176}>
        package
      </Label>
    </CardDrawing>
  )
}
