import { box, circle, Dashed, Detail, DetailOnAmber, Drawing, Hatched, Opens, Outline } from './primitives.tsx'

/** A front door's edge: deadbolt thrown into the frame, lever and spring latch below it. */
export function ResidentialDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Hatched d={box(118, 6, 26, 148)} />
      <Outline d="M20 6H108V154H20" />
      <Detail d="M108 30h4v46h-4M108 92h4v40h-4" />
      <Outline d={circle(68, 53, 27)} solid />
      <Detail d={circle(68, 53, 20)} />
      <Opens d={circle(68, 53, 11)} />
      <DetailOnAmber d="M68 46v14" />
      <Dashed d="M96 44h12M96 62h12" />
      <Outline d={box(108, 44, 26, 18, 2)} solid />
      <Dashed d="M148 53h10" />
      <Outline d="M108 105h7l12 14h-19Z" solid />
      <Outline d={circle(68, 112, 16)} solid />
      <Outline d="M68 105H24a7 7 0 0 0 0 14H68a7 7 0 0 0 0-14Z" solid />
      <Dashed d="M14 126q2 14 14 20" />
    </Drawing>
  )
}
