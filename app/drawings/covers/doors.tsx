import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** Three doors: a hollow metal one, one that stands open on its hinges, and one of glass. */
export function DoorsCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 328H620" />
      <Outline d="M48 328V48H196V328M60 328V60H184V328" />
      <Detail d={`${box(84, 84, 30, 100)}M90 160l18-30`} />
      <Outline d="M148 214h30v14h-30Z" solid />
      <Detail d={box(76, 284, 92, 30)} />
      <Outline d="M246 328V48H394V328M258 328V60H382V328" />
      <Opens d="M258 60L340 84V350L258 328Z" />
      <DetailOnAmber d={`${circle(324, 220, 7)}M276 96l46 12v78l-46-8ZM276 204l46 6v104l-46-12Z`} />
      <Dashed d="M382 328Q372 346 340 350" />
      <Outline d="M444 328V48H592V328M456 328V60H580V328" />
      <Detail d={`${box(472, 76, 92, 224)}M490 190l56-86M490 232l56-86`} />
      <Outline d="M486 206v60M478 206h16M478 266h16" />
      <Outline d={box(464, 52, 64, 14, 3)} solid />
    </CoverDrawing>
  )
}
