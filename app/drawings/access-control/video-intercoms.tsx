import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { repeat } from '#app/drawings/polar.ts'
import { box, circle, Dashed, Detail, DetailOnAmber, Hatched, Opens, Outline } from '#app/drawings/primitives.tsx'

/** The visitor from the side, before the station, and from the front, as its camera shows them. */
const profile =
  'M10 190V158q0-14 18-19l8-3v-12q-16-10-16-34 0-32 32-32 26 0 29 26l1 8 6 12q1 3-4 4l-1 14q0 6-7 6' +
  'h-10v14l10 4q18 5 18 20V190'
const front = 'M196 116q0-22 30-27V78q-11-8-11-24 0-22 25-22t25 22q0 16-11 24V89q30 5 30 27'

/** The key on the button that opens. */
const key = `${circle(229, 151, 6)}M235 151h18v6M247 151v5`

const grille = repeat(4, (line) => `M126 ${92 + line * 5}v2`)

/** A visitor at the door station outside, and their picture inside above the button that opens. */
export function VideoIntercomsDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Hatched d={box(136, 10, 18, 180)} />
      <Outline d={box(122, 56, 14, 98, 3)} solid />
      <Outline d="M122 72a11 11 0 0 0 0 22Z" solid />
      <Detail d={`M122 124h-4v14h4M129 104v14${grille}`} />
      <Dashed d="M110 81L26 26M110 85L26 156M136 131H170" />
      <Outline d={profile} solid />
      <Outline d={box(170, 10, 140, 180, 8)} solid />
      <Outline d={box(180, 20, 120, 96, 3)} />
      <Outline d={front} />
      <Detail d="M184 32v-8h8M296 32v-8h-8M184 104v8h8M296 104v8h-8" />
      <Opens d={circle(240, 153, 26)} />
      <DetailOnAmber d={key} />
      <Detail d={circle(194, 153, 12) + circle(286, 153, 12)} />
      <Detail d="M191 148v10l-3-2v-6ZM195 150q3 3 0 6M281 153h10" />
    </CardDrawing>
  )
}
