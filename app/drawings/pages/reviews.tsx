import {
  Detail,
  DetailOnAmber,
  type DrawingProps,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import { circle } from '#app/drawings/shapes.ts'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'

type DrawnJob = {
  /** Left out where this is not offered. */
  service?: ServiceSlug
  key: string
  onKey: string
  tag: string
}

const jobs: readonly DrawnJob[] = [
  {
    key: 'M50 148a30 30 0 1 1 20 0v10h4v92l-8 10h-8l-8-8v-14l6-6v-6l-4-4v-6l6-6v-6l-6-6v-6l4-4v-6h-2v-16h-4Z',
    onKey: 'M64 168V250',
    tag: 'm-18 6l18-16 18 16m-4-2v20h-28v-20m10 20v-12h8v12',
  },
  {
    service: 'automobile',
    key: 'M36 100q0-12 24-12t24 12l-3 40q-2 14-13 16v90l-8 10-8-10V156q-11-2-13-16Z',
    onKey: 'M52 156H68M60 166q-6 9 0 18t0 18 0 18M50 118h20v10H50ZM54 138h12',
    tag: 'm-18 20v-10l7-2 5-8h12l6 8 6 2v10Zm4 0a5 5 0 0 0 10 0m8 0a5 5 0 0 0 10 0',
  },
  {
    service: 'safe',
    key: 'M56 136a24 24 0 1 1 8 0v66h14v12H70v8h8v12H70v8H64v8H56v-8H50v-8H42V222h8v-8H42V202H56Z',
    onKey: 'M56 146h8M56 152h8M56 160h8',
    tag: 'm-16-6h32v30h-32Zm4 30v4m24-4v4m-12-13a6 6 0 1 1 .1 0',
  },
  {
    service: 'commercial',
    key: 'M54 142L36 128V100l12-12H72l12 12V128L66 142v10h4v90l-5 8H55l-5-8v-8l5-5v-5l-5-5v-8l7-7v-5l-7-7v-8l4-4v-4l-4-4V152h4Z',
    onKey: 'M64 160V242',
    tag: 'm-18 20v-24h36v24m-36-17h36m-14 17v-12h-10v12',
  },
  {
    key: 'M52 128h-8a10 10 0 0 1-10-10V98a10 10 0 0 1 10-10H76a10 10 0 0 1 10 10V118a10 10 0 0 1-10 10H68v10h6v50l-6 6-4-4v-5l4-4v-5l-4-4v-5l4-4v-9H52Z',
    onKey: 'M58 144V200',
    tag: 'm-16-4h32v26h-32Zm0 8h32m-16 4v8',
  },
]

type ReviewsPageDrawingProps = DrawingProps & { offered?: readonly ServiceSlug[] }

export function ReviewsPageDrawing({ alternative, offered = serviceSlugs }: ReviewsPageDrawingProps) {
  const keys = jobs.filter(({ service }) => !service || offered.includes(service))
  const left = (jobs.length - keys.length) * 50
  return (
    <HeroDrawing alternative={alternative}>
      <Outline box={[6, 40, 508, 48, 5]} />
      <Detail d={circle(20, 64, 3) + circle(500, 64, 3)} />
      {keys.map(({ key, onKey, tag }, index) => (
        <g key={key} transform={`translate(${left + index * 100})`}>
          <Opens d={`${key}${circle(60, 104, 7)}`} />
          <DetailOnAmber d={onKey} />
          <Detail d="M62 104Q98 160 82 284" />
          <Outline d="M66 270h32l14 14v74H52V284Z" solid />
          <Detail d={`M82 312${tag}${circle(82, 284, 4)}`} />
          <Outline d="M57 64v40a7 7 0 0 0 14 0v-6h-5v6a2 2 0 0 1-4 0V64Z" solid />
          <Outline circle={[60, 64, 9]} solid />
        </g>
      ))}
    </HeroDrawing>
  )
}
