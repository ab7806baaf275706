/** A link that begins a mail. The address is encoded, but for its @. */
export const mailtoHref = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
