import { tenth } from './polar.ts'

type Gear = { x: number; y: number; root: number; tip: number; teeth: number; turn?: number }

/** A spur gear in front view, `turn` degrees from having a tooth at the top. */
export function gear({ x, y, root, tip, teeth, turn = 0 }: Gear): string {
  let [penX, penY] = [0, 0]
  /** Relative moves between rounded points: shorter than places on the sheet, and the errors do not add up. */
  const lineTo = (radius: number, tooth: number) => {
    const angle = ((turn + (tooth * 360) / teeth) * Math.PI) / 180
    const [toX, toY] = [tenth(x + radius * Math.sin(angle)), tenth(y - radius * Math.cos(angle))]
    const move = `${tenth(toX - penX)} ${tenth(toY - penY)}`
    ;[penX, penY] = [toX, toY]
    return move
  }
  const moves = Array.from({ length: teeth }, (_, tooth) => [
    lineTo(root, tooth - 0.3),
    lineTo(tip, tooth - 0.15),
    lineTo(tip, tooth + 0.15),
    lineTo(root, tooth + 0.3),
  ])
  return `m${moves.flat().join(' ').replaceAll(' -', '-')}Z`
}
