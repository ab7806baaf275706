import {
  Callout,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { circle } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.brandsPage

/** Each key is drawn upright over the rod's center, then turned about it. */
const rod = { x: 260, y: 330, radius: 90 }
const step = 30

/** `bow`: its edge, from the right of the neck around to its left. `section`: the blade cut across, the shape of its keyway. */
type Blank = {
  bow: string
  grooves: string
  section: string
}

/** Shapes of our own: many bows and keyways belong to the firms that make them. */
const blanks: readonly Blank[] = [
  {
    bow: 'h8l12 16v24l-14 16h-24l-14-16v-24l12-16h8Z',
    grooves: 'M255 92V190M265 98V190',
    section: 'M242 47h14v6h8v-6h14v13h-10v-4h-16v4h-10Z',
  },
  {
    bow: 'h10l16 44q-4 12-16 12h-32q-12 0-16-12l16-44h10Z',
    grooves: 'M257 92V190M262 92V190',
    section: 'M242 47h12v5h6v-5h18v7h-12v7h-8v-7h-16Z',
  },
  {
    bow: 'a28 28 0 1 1-12 0Z',
    grooves: 'M255 92V190',
    section: 'M242 47h10l4 6h8l4-6h10v13h-16l-5-5h-15Z',
  },
  {
    bow: 'h14q6 0 6 6v42q0 6-6 6h-40q-6 0-6-6v-42q0-6 6-6h14Z',
    grooves: 'M258 92V190M266 100V190',
    section: 'M242 52h8v-6h8v6h20v8h-8v-3h-12v3h-16Z',
  },
  {
    bow: 'q22 0 24 20q2 12-12 18q-18 22-36 0q-14-6-12-18q2-20 24-20Z',
    grooves: 'M254 92V190M260 92V190M266 98V190',
    section: 'M242 47h8v5h6v-5h8v5h6v-5h8v13h-6v-4h-8v4h-8v-4h-14Z',
  },
]
const uncut = 'V190H250V90l5-8h10l5 8V190h-4v8'
const cut = 'V190H250V90l5-8h10l4 8v31l-9 9v5l6 6-1 1v5l3 3-7 7v5l6 6-2 2v5l5 5v10h-4v8'

export function BrandsPageDrawing({ alternative }: DrawingProps) {
  const { x, y, radius } = rod
  return (
    <HeroDrawing alternative={alternative}>
      <Outline d={`M170 346V330a90 90 0 0 1 180 0v16`} />
      <Outline d={circle(170, 350, 6) + circle(350, 350, 6)} solid />
      {blanks.map(({ bow, grooves, section }, index) => {
        const turn = (index - 2) * step
        const hole = circle(x, y - radius, 7)
        return (
          <g key={section} transform={`rotate(${turn} ${x} ${y})`}>
            {turn ? (
              <>
                <Outline d={`M266 198${bow}${hole}M254 198${uncut}`} solid />
                <Detail d={grooves} />
              </>
            ) : (
              <>
                <Opens d={`M266 198${bow}M254 198${cut}Z`} />
                <DetailOnAmber d={hole + grooves} />
              </>
            )}
            <Detail d={section} solid />
          </g>
        )
      })}
      <Callout part={[260, 50]} at={[316, 24]}>
        {label.keyway}
      </Callout>
      <Callout part={[156, 262]} at={[100, 316]} side="below">
        {label.bow}
      </Callout>
      <Callout part={[412, 232]} at={[440, 300]} side="below">
        {label.blank}
      </Callout>
      <Callout part={[260, 212]} at={[260, 290]} side="below">
        {label.cutKey}
      </Callout>
    </HeroDrawing>
  )
}
