/** Beyond this many parts a bar says nothing any more; what is rarer goes into the last one. */
export const tones = 5

/** What the parts of bars are filled with, told apart without color; once on a screen. */
export function ChartPatterns() {
  return (
    <svg className="chart-patterns" aria-hidden="true">
      <defs>
        <pattern
          id="chart-stripes"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="chart-ground" width="5" height="5" />
          <rect className="chart-mark" width="2" height="5" />
        </pattern>
        <pattern id="chart-dots" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect className="chart-ground" width="5" height="5" />
          <circle className="chart-mark" cx="2.5" cy="2.5" r="1.3" />
        </pattern>
      </defs>
    </svg>
  )
}

/** What each filling stands for. */
export function ChartLegend({ names }: { names: readonly string[] }) {
  return (
    <ul className="chart-legend">
      {names.map((name, tone) => (
        <li key={name}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <rect className="chart-part" data-tone={tone} x="0.5" y="0.5" width="13" height="13" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
