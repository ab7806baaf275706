import { useSyncExternalStore } from 'react'

/** As the style sheet has it (admin-posts.css): text and preview fit beside one another. */
const query = '(width >= 85rem)'

const subscribe = (onChange: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the text and what it becomes are shown together; on the server and while hydrating, not yet. */
export const useWideScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
