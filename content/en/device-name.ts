/** A browser as it is stored, "Safari on iPhone", is said so in this language. */
export const deviceName = (stored: string): string => stored
