import { circle, Dashed, Detail, Drawing, Hatched, Opens, Outline } from './primitives.tsx'

/** A camera at the height of a face, not above it: its field of view frames a head and shoulders. */
export function SurveillanceDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Hatched d="M144 6h12v148h-12Z" />
      <Dashed d="M80 54L8 36M80 62L8 92" />
      <Outline d={circle(34, 64, 16)} solid />
      <Outline d="M4 128v-8a30 30 0 0 1 60 0v8Z" solid />
      <Detail d="M8 48V38h10M50 38h10v10M60 80v10h-10M18 90h-10v-10" />
      <Outline d="M134 78h10v34h-10ZM134 90h-12L114 68" />
      <g transform="rotate(-6 108 56)">
        <Outline d="M92 42h38a5 5 0 0 1 5 5v20a5 5 0 0 1-5 5H92Z" solid />
        <Outline d="M80 36h52a4 4 0 0 1 4 4v2H80Z" solid />
        <Outline d="M92 44H84v26h8" solid />
        <Opens d={circle(88, 57, 7)} />
        <Detail d="M104 50v16M122 57h5" />
      </g>
    </Drawing>
  )
}
