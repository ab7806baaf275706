/**
 * What often begins a sentence and ends no host name: "door.Then" is a space that was forgotten. None of them may be a
 * top-level domain, as "now", "you", "here", "it", "in" and "no" are.
 */
const words = `After Also Although Always And Because Before But Each Every From He However If Instead Many Most
  Never Not Only Otherwise Our Please She Sometimes That The Their Then There These They This Those
  Unless Until Usually We What When Where Which While With Without Your`

export const sentenceStarts = words.split(/\s+/)
