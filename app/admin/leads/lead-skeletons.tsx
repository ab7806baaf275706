/** The layout of the cards, while others load. */
export function LeadSkeletons() {
  return ['first', 'second', 'third'].map((card) => (
    <div key={card} className="lead-card" aria-hidden="true">
      <div className="lead-request">
        <i className="h-7 w-56" />
        <i className="mt-2.5 h-4 w-72" />
        <i className="mt-5 h-4 w-full max-w-140" />
        <i className="mt-2.5 h-4 w-2/3 max-w-100" />
      </div>
      <div className="lead-actions">
        <i className="h-12" />
        <i className="h-12" />
        <i className="h-12" />
      </div>
    </div>
  ))
}
