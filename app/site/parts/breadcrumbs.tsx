import { layoutWords as words } from '#content/en/layout.ts'

export type Crumb = Readonly<{ label: string; href: string }>

/** Where this page stands: the pages above it as links, itself last. */
export function Breadcrumbs({ above, here }: { above: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className="breadcrumbs">
        {above.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
