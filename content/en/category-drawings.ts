import type { ServiceSlug } from '#content/services.ts'

/** What the small drawing that stands for a service shows. */
export const categoryDrawingWords: Readonly<Record<ServiceSlug, string>> = {
  residential:
    'Edge of a front door: the deadbolt is thrown across the gap into the frame; below it a lever handle with its spring latch.',
  commercial:
    'A pair of storefront doors with panic bars. From each bar, rods run to a latch at the head and a bolt at the threshold.',
  automobile:
    'A car’s remote key with three buttons, the transponder chip in its head, and a blade with a milled track.',
  emergency:
    'A clock whose hand is a key: it points between twenty and thirty minutes after the call, a sector that is hatched.',
  'access-control': 'A keypad reader and the card held before it, with the antenna loop inside the card.',
  'door-services':
    'A steel door ajar in its frame, with three hinges, a closer and its two-part arm, a lever and a kick plate.',
  safe: 'The door of a safe: a combination dial under its index mark, the lever that draws the bolts, and the bolts behind the edge.',
  surveillance:
    'A camera on a wall at the height of a face; its field of view frames a person’s head and shoulders.',
}
