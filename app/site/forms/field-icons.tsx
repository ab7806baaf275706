import { IconFrame } from '#app/ui/icon-frame.tsx'

/** A cross: close or remove. This and the next are all that a form needs; the site's whole set is several times heavier. */
export const CrossIcon = () => (
  <IconFrame>
    <path d="M6 6l12 12M18 6L6 18" />
  </IconFrame>
)

/** A turn back to the beginning: try again. */
export const RetryIcon = () => (
  <IconFrame>
    <path d="M4 12a8 8 0 1 1 2.5 5.8M4 12V6m0 6h6" />
  </IconFrame>
)
