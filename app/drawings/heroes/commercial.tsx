import {
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  HeroDrawing,
  Label,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { circle, cutKey, cutPlaces } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.commercial

/**
 * A key system of three levels. Masters differ from the grand master in the first two cuts, change keys from their
 * master in the last two, by two depths or more, so that a master pin of every chamber has a thickness to be cut from.
 */
const grandMaster = [2, 6, 4, 7, 3, 5]
const grandMasterKey = { at: [222, 38], bitting: grandMaster, scale: 1.35 } as const
const branches = [
  { first: [4, 8], x: 132 },
  { first: [6, 0], x: 388 },
]
const lasts = [
  [1, 3],
  [1, 7],
  [5, 1],
]
const shared = grandMaster.slice(2)
const middle = grandMaster.slice(2, 4)
const change = { spacing: 74, top: 264, scale: 0.68 }

const columns = (x: number) => [x - change.spacing, x, x + change.spacing]

export function CommercialHero({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Dashed d={`M260 78V112M${branches[0]?.x} 136V112H${branches[1]?.x}V136`} />
      <Opens d={cutKey(grandMasterKey)} />
      <DetailOnAmber d="M214 58H368" />
      <text x={cutPlaces(grandMasterKey).join(' ')} y="26" textAnchor="middle" className="d-label">
        {grandMaster.join('')}
      </text>
      {branches.map(({ first, x }) => (
        <g key={x}>
          <Outline d={cutKey({ at: [x - 42, 148], bitting: [...first, ...shared], scale: 1.05 })} solid />
          <Detail d={`M${x - 48} 164h118`} />
          <Dashed d={`M${x} 190v20M${x - change.spacing} 236V210H${x + change.spacing}V236M${x} 210v26`} />
          {lasts.map((last, index) => (
            <g key={last.join()} transform={`translate(${columns(x)[index]} ${change.top}) rotate(90)`}>
              <Outline
                d={cutKey({ at: [0, -7], bitting: [...first, ...middle, ...last], scale: change.scale })}
              />
            </g>
          ))}
          <Outline
            d={columns(x)
              .map((column) => circle(column, 376, 18))
              .join('')}
          />
          {columns(x).map((column) => (
            <g key={column} className="moves moves-plug">
              <Detail d={`${circle(column, 376, 11)}M${column} 369v14`} />
            </g>
          ))}
        </g>
      ))}
      <Label x={58} y={56}>
        {label.grandMaster}
      </Label>
      <Label x={230} y={170}>
        {label.masters}
      </Label>
      <Label x={221} y={216}>
        {label.changeKeys}
      </Label>
    </HeroDrawing>
  )
}
