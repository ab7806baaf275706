/** The layout of the log while another part of it loads. */
export const ActivitySkeleton = () => (
  <div className="activity" aria-hidden="true">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="activity-entry">
        <i className="activity-blank" />
        <i className="activity-blank" />
      </div>
    ))}
  </div>
)
