/** A link that begins a mail. An address may hold signs that mean something in a link; only its @ is meant to. */
export const mailtoOf = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
