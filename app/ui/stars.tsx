export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={label} className="stars">
      {[0, 1, 2, 3, 4].map((index) => (
        <path key={index} d={star(index * 24)} className={index < rating ? 'star-full' : undefined} />
      ))}
    </svg>
  )
}

const star = (x: number) =>
  `M${x + 12} 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5-4.8-4.5 6.5-.8Z`
