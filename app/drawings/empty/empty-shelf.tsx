import { CardDrawing, type PictureProps } from '#app/drawings/card-drawing.tsx'
import { box, circle, Dashed, Detail, Outline } from '#app/drawings/primitives.tsx'

/** A drawing board with a sheet on it that nobody has drawn on yet: axes, one dashed circle, an empty title block. */
export function EmptyShelfDrawing({ alternative }: PictureProps) {
  return (
    <CardDrawing alternative={alternative}>
      <Outline d={box(30, 20, 226, 170, 4)} />
      <Outline d={box(44, 34, 198, 142)} solid />
      <Detail d={box(52, 42, 182, 126)} />
      <Detail d="M158 168V144H234M158 156H234M196 144V168" />
      <Outline d={box(116, 10, 54, 26, 4)} solid />
      <Detail d={circle(143, 20, 4)} />
      <Dashed d={`M60 96H180M112 50V162${circle(112, 96, 34)}`} />
      <Outline d="M206 128L286 48l12 12-80 80-18 6Z" solid />
      <Detail d="M206 128l12 12M278 56l12 12" />
      <Outline d="M286 48l4-4q4-4 8 0l4 4q4 4 0 8l-4 4Z" />
    </CardDrawing>
  )
}
