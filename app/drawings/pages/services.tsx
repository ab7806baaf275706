import { Callout, Detail, type DrawingProps, HeroDrawing, Opens, Outline } from '#app/drawings/primitives.tsx'
import { box, circle, repeat } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.servicesPage

export function ServicesPageDrawing({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Outline d={`M12 376H508${box(152, 332, 36, 44, 8)}${box(332, 332, 36, 44, 8)}`} />
      <Outline d={`M140 330V58q0-24 24-24H356q24 0 24 24V330Z${box(152, 64, 216, 248)}`} solid />
      <Detail d="M178 34V18M342 34V18M170 18H350M206 18V8h96v10" />
      <Outline box={[130, 314, 260, 18, 5]} solid />
      <Outline d={box(24, 58, 108, 250, 6) + box(388, 58, 108, 250, 6)} solid />
      <Detail d={repeat(4, (n) => box(n < 2 ? 131 : 380, 92 + (n % 2) * 160, 9, 20))} />
      <Shelves />
      <Bench />
      <KeyMachine />
      <BlanksOnHooks />
      <BoringTools />
      <Callout part={[190, 102]} at={[112, 40]} side="left">
        {label.closers}
      </Callout>
      <Callout part={[322, 146]} at={[400, 40]}>
        {label.programmer}
      </Callout>
      <Callout part={[176, 266]} at={[112, 350]} side="left">
        {label.pinKit}
      </Callout>
      <Callout part={[322, 217]} at={[404, 350]}>
        {label.keyMachine}
      </Callout>
    </HeroDrawing>
  )
}

function Shelves() {
  const closer = (x: number) => `${box(x, 96, 62, 16, 3)}M${x + 20} 96v-8h8v8m-4-10l40-6-34-6`
  return (
    <>
      <Outline d="M152 112H368M152 170H368" />
      <Detail d={closer(164) + closer(254) + box(332, 86, 28, 26)} />
      <Detail d={`M162 142h36v28H162ZM168 122h30v20M168 122v20M176 142v9h8v-9`} />
      <Outline box={[284, 128, 70, 42, 6]} />
      <Detail d={`${box(292, 135, 40, 28, 2)}M341 148h6M284 150H262q-10 0-10 8v4M242 170v-8h20v8`} />
    </>
  )
}

function Bench() {
  return (
    <>
      <Outline box={[152, 236, 216, 8]} />
      <Outline d="M170 236v-8h44v8M180 228v-10h-14v-22h16v14h18v-14h16v22h-14v10" />
      <Detail d={`${circle(191, 201, 9)}M191 196v10M216 208h14m0-7v14`} />
      <Outline d={box(160, 252, 96, 30) + box(266, 252, 94, 54)} />
      <Detail d={`M160 267h96${repeat(5, (n) => `M${176 + n * 16} 252v30`)}${box(160, 288, 96, 18)}`} />
      <Detail d="M266 279h94M313 252v54M284 262h12m35 0h12m0 27h-12m-35 0h-12" />
    </>
  )
}

function KeyMachine() {
  const key = (x: number) => `M${x} 202a6 6 0 1 1 0-6h3l4 3 4-2 5 3 4-4h4l3 6Z`
  return (
    <>
      <Outline d={`${box(254, 224, 108, 12)}${box(262, 213, 92, 11)}M268 188v-12h86v12Z`} solid />
      <Detail d={`${box(274, 202, 22, 11)}${box(320, 202, 22, 11)}M285 188v8M331 188v8M328 181h6v13h-6Z`} />
      <Detail d={key(273)} />
      <Opens d={key(319)} />
    </>
  )
}

function BlanksOnHooks() {
  const blank = (n: number) =>
    `M${48 + (n % 4) * 20} ${90 + Math.floor(n / 4) * 68}v6m-7 0h14v14h-5v24l-2 4-2-4v-24h-5Z`
  return <Detail d={box(34, 72, 88, 222, 3) + repeat(12, blank)} />
}

function BoringTools() {
  return (
    <>
      <Detail d={circle(424, 102, 24) + circle(424, 102, 4) + circle(470, 114, 13) + circle(470, 114, 3)} />
      <Detail d="M402 152h34l8 10h-42ZM416 162v68h10v-68M462 150h12v44h-12ZM464 194v32l8 6v-38" />
      <Detail d={`${box(400, 254, 84, 18, 2)}M432 258h20v10h-20`} />
    </>
  )
}
