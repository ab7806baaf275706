export const fullName = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`

/** A link that begins a mail. An address may hold signs that mean something in a link; only its @ is meant to. */
export const mailtoHref = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
