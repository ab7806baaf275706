/** A part of a text's key, as its label in the lists of texts says it: "Response times". */
export const textPart = (part: string): string => part
