import { Dashed, Detail, DetailOnAmber, Drawing, type DrawingProps, Opens, Outline } from './primitives.tsx'
import { box, circle } from './shapes.ts'

/** A phone with the page of a request: stations one below the other, and at the last of them the key. */
export function LiveReceiptDrawing({ alternative }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 104 132" alternative={alternative} className="live-receipt">
      <Outline d={box(17, 2, 70, 128, 9)} solid />
      <Detail d="M44 10h16M44 26h28M44 50h22M44 74h28" />
      <Detail d={`${circle(31, 26, 4)}${circle(31, 50, 4)}${circle(31, 74, 4)}M31 30v16M31 54v16`} />
      <Dashed d="M31 78v12" />
      <Opens d={`${circle(34, 102, 9)}M42 98h32v8h-5v5h-6v-5h-4v4h-6v-4h-11Z`} />
      <DetailOnAmber d={circle(32, 102, 2.5)} />
      <Dashed d="M93 40a14 14 0 0 1 0 20M11 40a14 14 0 0 0 0 20" />
    </Drawing>
  )
}
