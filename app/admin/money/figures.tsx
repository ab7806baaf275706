import { Link } from 'react-router'

type Figure = {
  name: string
  says: string
  isLate?: boolean
  /** The list behind it. */
  more?: { to: string; says: string } | undefined
}

/** A few figures that are read at a glance, in one line. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figure-line">
    {figures.map(({ name, says, isLate, more }) => (
      <div key={name} data-late={isLate || undefined}>
        <dt>{name}</dt>
        <dd>{says}</dd>
        {more && (
          <dd>
            <Link to={more.to} className="link" aria-label={`${name}, ${more.says}`}>
              {more.says}
            </Link>
          </dd>
        )}
      </div>
    ))}
  </dl>
)
