import {
  Callout,
  Dashed,
  Detail,
  type DrawingProps,
  HeroDrawing,
  Opens,
  Outline,
} from '#app/drawings/primitives.tsx'
import type { Point } from '#app/drawings/shapes.ts'
import { partLabels } from '#words/site/drawings.ts'

const label = partLabels.doorServices

type Corner = readonly [right: number, down: number, depth: number]

const origin: Point = [324, 30]

/** Oblique view: the wall's plane keeps its shape, and what comes depth of it moves left and down. */
function seen([right, down, depth]: Corner): Point {
  return [Math.round(origin[0] + right - depth * 0.85), Math.round(origin[1] + down + depth * 0.24)]
}

const line = (...corners: Corner[]) => `M${corners.map((corner) => seen(corner).join(' ')).join('L')}`

/** The three faces of a block that we see: front, top and right side. `at` is its upper left corner on the wall's side. */
function block([x, y, z]: Corner, width: number, height: number, depth: number): string {
  const front = z + depth
  const right = x + width
  const bottom = y + height
  return [
    `${line([x, y, front], [right, y, front], [right, bottom, front], [x, bottom, front])}Z`,
    `${line([x, y, front], [x, y, z], [right, y, z], [right, y, front])}Z`,
    `${line([right, y, front], [right, y, z], [right, bottom, z], [right, bottom, front])}Z`,
  ].join('')
}

const depth = { frame: 0, hinge: 92, door: 186, hardware: 336 }
const leaf = { width: 142, height: 250 }
const hinges = [26, 110, 196]
const rail = 132

export function DoorServicesHero({ alternative }: DrawingProps) {
  return (
    <HeroDrawing alternative={alternative}>
      <Frame />
      <Dashed d={hinges.map((y) => line([138, y + 14, 14], [138, y + 14, depth.door])).join('')} />
      <g className="moves moves-hinges">
        {hinges.map((y) => (
          <Hinge key={y} y={y} />
        ))}
      </g>
      <g className="moves moves-leaf">
        <Leaf />
      </g>
      <Dashed
        d={
          line([20, rail + 10, depth.door + 12], [20, rail + 10, depth.hardware]) +
          line([120, rail + 10, depth.door + 12], [120, rail + 10, depth.hardware]) +
          line([60, 24, depth.door + 12], [60, 24, depth.hardware])
        }
      />
      <g className="moves moves-hardware">
        <Closer />
        <ExitDevice />
        <Callout part={[64, 134]} at={[64, 84]} side="above">
          {label.closer}
        </Callout>
        <Callout part={[74, 254]} at={[74, 304]} side="below">
          {label.exitDevice}
        </Callout>
      </g>
      <Callout part={[386, 90]} at={[402, 118]}>
        {label.hinge}
      </Callout>
      <Callout part={[340, 352]} at={[292, 376]} side="left">
        {label.threshold}
      </Callout>
    </HeroDrawing>
  )
}

function Frame() {
  return (
    <>
      <Outline d={block([-14, 0, depth.frame], 14, 262, 16)} solid />
      <Outline d={block([146, 0, depth.frame], 14, 262, 16)} solid />
      <Outline d={block([-14, -14, depth.frame], 174, 14, 16)} solid />
      <Dashed d={`${line([-7, 262, 8], [-7, 306, 8])}${line([153, 262, 8], [153, 306, 8])}`} />
      <Outline d={block([-14, 308, -14], 174, 6, 44)} solid />
      <Detail d={`${line([-14, 308, 2], [160, 308, 2])}${line([-14, 308, 14], [160, 308, 14])}`} />
    </>
  )
}

function Hinge({ y }: { y: number }) {
  const [x, top] = seen([140, y, depth.hinge + 22])
  return (
    <>
      <Outline d={block([138, y, depth.hinge], 5, 32, 22)} solid />
      <Outline d={`M${x - 6} ${top - 2}h10v36h-10ZM${x - 6} ${top + 10}h10M${x - 6} ${top + 22}h10`} solid />
    </>
  )
}

function Leaf() {
  const face = depth.door + 12
  const { width, height } = leaf
  const notches = hinges.map((y) =>
    line(
      [width, y, face - 2],
      [width, y, depth.door],
      [width, y + 32, depth.door],
      [width, y + 32, face - 2],
    ),
  )
  return (
    <>
      <Outline d={block([0, 2, depth.door], width, height, 12)} solid />
      <Detail d={notches.join('')} />
      <Detail d={`${line([32, 24, face], [110, 24, face], [110, 112, face], [32, 112, face])}Z`} />
      <Detail
        d={`${line([38, 18, face], [116, 18, face], [116, 118, face], [26, 118, face], [26, 18, face])}Z`}
      />
      <Detail d={`${line([48, 96, face], [78, 44, face])}${line([64, 100, face], [94, 48, face])}`} />
      <Detail d={`${line([26, 218, face], [116, 218, face], [116, 240, face], [26, 240, face])}Z`} />
    </>
  )
}

function Closer() {
  const z = depth.hardware
  return (
    <>
      <Outline d={block([28, 16, z], 82, 22, 18)} solid />
      <Detail d={line([96, 16, z + 18], [96, 38, z + 18])} />
      <Outline d={line([84, 14, z + 9], [10, -2, z + 30], [104, -10, z - 12])} />
      <Outline circle={[...seen([10, -2, z + 30]), 3]} solid />
    </>
  )
}

function ExitDevice() {
  const z = depth.hardware
  return (
    <>
      <Outline d={block([12, rail, z], 126, 20, 10)} solid />
      <Opens d={block([38, rail + 3, z + 10], 86, 14, 12)} />
      <Outline d={block([4, rail - 8, z], 28, 36, 22)} solid />
      <Outline d={block([-4, rail + 2, z + 4], 8, 14, 10)} solid />
    </>
  )
}
