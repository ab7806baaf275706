/**
 * What the owner entered, in this language. The panel is in the first one, and so is all that is entered there. `lang`: where it is
 * said in another language than this one.
 */
export const entered = (text: string): { text: string; lang?: string } => ({ text })
