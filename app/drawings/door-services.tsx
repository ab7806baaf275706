import { box, circle, Dashed, Detail, DetailOnAmber, Drawing, Hatched, Opens, Outline } from './primitives.tsx'

/** A steel door ajar in its frame: three hinges, a closer with its two-part arm, lever and kick plate. */
export function DoorServicesDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Hatched d="M20 154V6H140V154H128V18H32V154Z" />
      <Detail d="M2 154H20M140 154H158" />
      <Outline d="M32 18L104 32V158L32 154Z" solid />
      <Outline d="M104 32l6-1v124l-6 3" solid />
      <Detail d="M66 58l24 4v36l-24-3ZM38 126l60 4v21l-60-4Z" />
      <Detail d="M71 90l13-20M78 92l8-12" />
      <Outline d={`${circle(96, 112, 4)}M95 112L74 110`} />
      <Outline d="M42 26l38 7v15l-38-7Z" solid />
      <Outline d="M68 39L101 23L64 12" />
      <Detail d={`${circle(68, 39, 3)}${circle(101, 23, 3)}${box(54, 9, 14, 6)}`} solid />
      <Opens d={`${box(28, 28, 8, 18, 2)}${box(28, 78, 8, 18, 2)}${box(28, 128, 8, 18, 2)}`} />
      <DetailOnAmber d="M28 34h8M28 40h8M28 84h8M28 90h8M28 134h8M28 140h8" />
      <Dashed d="M112 152q12-2 14-8" />
    </Drawing>
  )
}
