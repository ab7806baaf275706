/** The layout of the log while another part of it loads. */
export const ActivitySkeleton = () => (
  <div className="activity" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="activity-entry">
        <i className="h-4 w-3/5" />
        <i className="mt-3 h-4 w-36" />
      </div>
    ))}
  </div>
)
