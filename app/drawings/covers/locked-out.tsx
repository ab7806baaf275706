import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import { cutKey } from '#app/drawings/key-blade.ts'
import { box, circle, Detail, DetailOnAmber, Opens, Outline } from '#app/drawings/primitives.tsx'
import { CoverDrawing } from './cover-drawing.tsx'

/** A shut front door; through its glass, on the table inside, lies the key. */
export function LockedOutCover({ alternative }: PictureProps) {
  return (
    <CoverDrawing alternative={alternative}>
      <Outline d="M20 344H620" />
      <Outline d="M120 344V14H520V344M136 344V30H504V344" />
      <Outline d={box(212, 58, 260, 226)} />
      <Detail d={box(224, 70, 236, 202)} />
      <Detail d="M224 262L262 200H446L460 222" />
      <Detail d="M224 272v-10H460" solid />
      <g transform="translate(330 216) skewX(-16)">
        <Opens d={cutKey({ at: [0, 0], bitting: [2, 6, 3, 7, 4], scale: 1.15 })} />
        <DetailOnAmber d="M-6 16H92" />
      </g>
      <Detail d="M248 168l56-82M274 172l60-88" />
      <Outline d={circle(174, 176, 18)} solid />
      <Detail d="M174 167v18" />
      <Outline d={box(158, 212, 32, 62, 6)} solid />
      <Outline d="M174 232h46a9 9 0 0 1 0 18h-46a9 9 0 0 1 0-18Z" solid />
      <Outline
        d={`${box(136, 330, 368, 14)}M572 344V290q-26-6-22-34q22 2 24 22q2-30 26-34q4 36-22 40v60M550 344l6-24h38l6 24`}
      />
    </CoverDrawing>
  )
}
