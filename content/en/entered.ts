/** A text as the owner entered it: `lang` where it is said in another language than this one. */
type Entered = { text: string; lang?: string }

/** What the owner entered, in this language. The panel is in the first one, and so is all that is entered there. */
export const entered = (text: string): Entered => ({ text })
