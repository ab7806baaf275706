/**
 * The graduations of a dial as one dashed circle, a tenth of the bytes of as many lines. The first stands above the
 * center.
 */
export function GraduatedRing(props: {
  x: number
  y: number
  radius: number
  count: number
  length: number
}) {
  const { x, y, radius, count, length } = props
  const step = (2 * Math.PI * (radius - length / 2)) / count
  const line = 1.5
  return (
    <circle
      cx={x}
      cy={y}
      r={radius - length / 2}
      strokeWidth={length}
      strokeLinecap="butt"
      strokeDasharray={`${line} ${(step - line).toFixed(3)}`}
      strokeDashoffset={line / 2}
      transform={`rotate(-90 ${x} ${y})`}
    />
  )
}
