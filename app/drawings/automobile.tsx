import { box, circle, Dashed, Detail, DetailOnAmber, Drawing, Opens, Outline } from './primitives.tsx'

/** A remote key: three buttons, the transponder's coil, and a blade with a milled track. */
export function AutomobileDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <g transform="rotate(38 80 80)">
        <Opens d="M71 92H91V158l-8 9h-6l-6-7Z" />
        <DetailOnAmber d="M77 96v10q8 5 8 12t-8 12 8 13v12" />
        <Outline
          d="M58 8H104a16 16 0 0 1 16 16V70a24 24 0 0 1-24 24H66a24 24 0 0 1-24-24V24a16 16 0 0 1 16-16Z"
          solid
        />
        <Outline d="M69 8V-2a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6V8" />
        <Detail d="M61 16H101a11 11 0 0 1 11 11V66a20 20 0 0 1-20 20H70a20 20 0 0 1-20-20V27a11 11 0 0 1 11-11Z" />
        <Detail d={`${circle(68, 36, 10)}${circle(94, 36, 10)}${circle(68, 62, 10)}`} />
        <Detail d="M64.5 36v5h7v-5ZM66 36v-2a2 2 0 0 1 4 0v2M90.500 36v5h7v-5ZM92 36v-2a2 2 0 0 1 4 0M63 65h10l-2-5h-6Z" />
        <Dashed d={box(86, 54, 16, 17, 2)} />
      </g>
      <Dashed d="M22 22q-14 16-12 38M34 12Q10 20 0 40" />
    </Drawing>
  )
}
