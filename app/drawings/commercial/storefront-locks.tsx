import { arrowhead } from '#app/drawings/arrowhead.ts'
import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { arc } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Label, Opens, Outline } from '#app/drawings/primitives.tsx'
import { spring } from '#app/drawings/spring.ts'

const pivot = { x: 168, y: 134 }
const cylinder = { x: 122, y: 76 }

/** A hollow extrusion, its near wall slotted for the bolt. */
const jamb = 'M202 10H310V190H202V172H214V178H298V22H214V96H202Z'

/** A narrow aluminum stile with its lock cut open: the long bolt swings down out of the stile into the jamb. */
export function StorefrontLocksDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Detail d="M10 10H70V190H10M22 82L56 34M22 104L56 56M24 168l30-42" />
      <Outline d="M76 10V190M64 10V190M190 10V190M64 10H190M64 190H190" />
      <Hatched d={jamb} />
      <Outline d={box(86, 24, 98, 152, 2)} solid />
      <Outline d={box(184, 16, 6, 168)} solid />
      <Dashed d={`${box(154, 40, 26, 96, 6)}${arc({ ...pivot, radius: 96 }, 12, 78)}`} />
      <Outline d={circle(cylinder.x, cylinder.y, 28)} solid />
      <Detail
        d={`${circle(cylinder.x, cylinder.y, 22)}${circle(cylinder.x, cylinder.y, 12)}M${cylinder.x} 70v12`}
      />
      <Outline d="M116 98h12l2 20 16 14-8 10-22-20Z" solid />
      <Detail
        d={`${spring({ from: [100, 160], to: [152, 138], width: 14, turns: 6 })}${circle(97, 161, 4)}`}
      />
      <Opens d="M146 120H262q10 0 10 10v22h-12l-6-8H168a22 22 0 0 1-22-24Z" />
      <DetailOnAmber d={circle(pivot.x, pivot.y, 5)} />
      <Detail d={arrowhead(262, 117, 170)} />
      <Label x={228} y={168}>
        jamb
      </Label>
    </CardDrawing>
  )
}
