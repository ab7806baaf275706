import { IconFrame } from '#app/ui/icon-frame.tsx'

/** The two signs the form needs; the site's whole set is several times heavier. */
export const CrossIcon = () => (
  <IconFrame>
    <path d="M6 6l12 12M18 6L6 18" />
  </IconFrame>
)

export const RetryIcon = () => (
  <IconFrame>
    <path d="M4 12a8 8 0 1 1 2.5 5.8M4 12V6m0 6h6" />
  </IconFrame>
)
