import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** A bungalow with a porch; its front door is the part that opens. */
export function ResidentialCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 328H620" />
      <Outline d="M134 328V156M506 328V156M96 170L320 38L544 170L532 188L320 62L108 188Z" />
      <Outline d="M432 102V48h40v78" />
      <Outline d={circle(320, 122, 22)} />
      <Detail d="M298 122h44M320 100v44" />
      <Outline d={`${box(176, 200, 84, 88)}${box(388, 200, 84, 88)}`} solid />
      <Detail d="M218 200v88M176 244h84M430 200v88M388 244h84M168 300h100M380 300h100" />
      <Outline d="M276 328V184H364V328" />
      <Opens d={box(286, 194, 68, 134)} />
      <DetailOnAmber d={`${box(300, 208, 40, 40)}${circle(342, 268, 5)}M300 314V276h28v38`} />
      <Detail d="M262 328v-8h116v8" solid />
      <Dashed d="M286 336L262 358M354 336L378 358" />
    </CoverDrawing>
  )
}
