import {
  Dashed,
  Detail,
  DetailOnAmber,
  type DrawingProps,
  Hatched,
  HeroDrawing,
  Label,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { circle, repeat } from '#app/drawings/shapes.ts'
import type { Standing } from '#content/texts.ts'
import type { partLabels } from '#words/site/drawings.ts'

type Labels = Standing<typeof partLabels.contactPage>

export function ContactPageDrawing({ alternative, label }: DrawingProps & { label: Labels }) {
  const bottom = label.office ? twoLines : oneLine
  return (
    <HeroDrawing alternative={alternative}>
      <Handset end={bottom} />
      <Lines bottom={bottom} />
      <Van />
      <Calendar />
      {label.dispatch && (
        <Label x={292} y={72}>
          {label.dispatch}
        </Label>
      )}
      {label.office && (
        <Label x={292} y={130}>
          {label.office}
        </Label>
      )}
      {label.anyHour && (
        <Label x={290} y={376}>
          {label.anyHour}
        </Label>
      )}
      <Label x={404} y={376}>
        {label.byAppointment}
      </Label>
    </HeroDrawing>
  )
}

const [oneLine, twoLines] = [104, 164]

function Handset({ end }: { end: number }) {
  return (
    <>
      <Outline
        d="M52 22h52q10 0 10 10v34q0 10-10 10h-22q-14 94 0 188h22q10 0 10 10v34q0 10-10 10h-52q-14 0-18-16q-34-132 0-264q4-16 18-16Z"
        solid
      />
      <Detail d="M102 26v46M102 268v46M58 84q-16 86 0 172" />
      <Outline
        d={`M72 318v44q0 14 14 14${repeat(8, () => 'c20 0 20-26 6-26s-14 26 6 26')}h22q22 0 22-22V${end}`}
      />
    </>
  )
}

function Lines({ bottom }: { bottom: number }) {
  return (
    <>
      <Outline box={[216, 28, 292, bottom - 28, 8]} solid />
      <Detail d={repeat(8, (n) => `M${404 + n * 10} 58v16`)} />
      {bottom === twoLines && (
        <Detail
          d={`M228 96H496${circle(260, 124, 17)}M260 117v14${repeat(8, (n) => `M${404 + n * 10} 116v16`)}`}
        />
      )}
      <Opens circle={[260, 66, 20]} />
      <DetailOnAmber d="M252 57l4-2 5 7-3 3q2 5 7 7l3-3 7 5-2 4q-20 2-21-21Z" />
      <Dashed d={`M308 ${bottom}V228M452 ${bottom}V250`} />
    </>
  )
}

function Van() {
  return (
    <>
      <Outline
        d="M252 334V270q0-8 8-8H340q12 0 18 10l12 22 14 6q8 3 8 10v24h-12a13 13 0 0 0-26 0H296a13 13 0 0 0-26 0Z"
        solid
      />
      <Outline d={`${circle(283, 334, 12)}${circle(367, 334, 12)}`} solid />
      <Detail d="M328 262V334M336 272h6q6 0 10 6l8 16h-24ZM308 262v-14" />
      <Dashed d="M296 250a18 18 0 0 1 24 0M288 240a30 30 0 0 1 40 0" />
    </>
  )
}

function Calendar() {
  return (
    <>
      <Outline box={[410, 258, 84, 86, 4]} solid />
      <Detail d="M410 276H494M424 252v12M480 252v12M431 276v68M452 276v68M473 276v68M410 293h84M410 310h84M410 327h84" />
      <Hatched d="M452 293h21v17h-21Z" />
    </>
  )
}
