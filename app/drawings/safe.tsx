import { GraduatedRing } from './graduated-ring.tsx'
import { box, circle, Dashed, Detail, DetailOnAmber, Drawing, Opens, Outline } from './primitives.tsx'

const dial = { x: 94, y: 76, radius: 36 }

/** A safe's door: dial with its opening index, lever, hinges, and the bolts behind the door's edge. */
export function SafeDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline d={box(12, 6, 140, 140, 5)} />
      <Outline d={box(22, 16, 120, 120, 2)} />
      <Outline d="M26 146v9h18v-9M120 146v9h18v-9" />
      <Outline d={`${box(5, 30, 12, 22, 2)}${box(5, 100, 12, 22, 2)}`} solid />
      <Dashed d="M130 34h18M130 42h18M130 110h18M130 118h18" />
      <Outline d={circle(dial.x, dial.y, dial.radius)} />
      <GraduatedRing {...dial} count={50} length={5} />
      <GraduatedRing {...dial} count={10} length={9} />
      <Detail d={circle(dial.x, dial.y, 22)} />
      <Opens d={circle(dial.x, dial.y, 13)} />
      <DetailOnAmber d={`M${dial.x} 68v16M86 76h16`} />
      <Detail d={`M${dial.x} 38l-4-7h8Z`} />
      <Outline d={circle(42, 84, 8)} solid />
      <Outline d="M38 84v30a4 4 0 0 0 8 0V84" solid />
      <Dashed d="M32 112q-4-14 0-28" />
    </Drawing>
  )
}
