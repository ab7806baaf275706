type Highlight = Readonly<{ figure: string; label: string }>

/** Figures in a row, ruled like a table of dimensions. */
export function Highlights({ items, className = '' }: { items: readonly Highlight[]; className?: string }) {
  return (
    <section className={`border-rule border-b bg-sheet ${className}`}>
      <ul className="highlights measure">
        {items.map(({ figure, label }) => (
          <li key={figure}>
            <strong>{figure}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
