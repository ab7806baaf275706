/** What the drawing at the top of a page shows. */
export const pageDrawingWords = {
  services:
    'The van from behind with both doors open: boring tools and key blanks on the doors, closers and a programmer on the shelves, a vise and a machine cutting a key on the bench, drawers and a pin kit below.',
  about:
    'A lock being rekeyed. A follower has pushed the plug out and holds the driver pins and their springs in the shell; in the plug, five key pins stand on the cuts of the key and end flush. Below, a rack of pins, tweezers lifting one of them, and a file.',
  brands:
    'Five keys fanned out on one rod, each with a bow and a keyway of its own shape: four uncut blanks, and one in the middle that is cut.',
  faq: 'A front door drawn like a patent: twenty parts, among them frame, deadbolt, lever, hinges and threshold, each with a numeral and a line to it.',
  contact:
    'A telephone handset on a coiled cord that leads to two lines: dispatch, which reaches the van at any hour, and the office, which books an appointment in a calendar.',
  blog: 'An open notebook. On the left, notes and a measured key; on the right, a lever lock halfway through its throw, its backset marked, and the pencil that draws it.',
  reviews:
    'Five keys on a board of hooks, each with a tag that says what it opened: a house, a car, a safe, a storefront, a mailbox.',
}
