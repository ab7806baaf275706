/** Decorative: the name stands beside it. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 44" className={className} aria-hidden="true">
      <path d="M11 9V6.500a6 6 0 0 1 12 0V9" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path d="M6 8h22l3 9v20a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V17Z" fill="currentColor" />
      <path
        d="M17 16a6.400 6.400 0 0 1 3.700 11.600L23 36H11l2.300-8.400A6.400 6.400 0 0 1 17 16Z"
        className="fill-lantern"
      />
    </svg>
  )
}
