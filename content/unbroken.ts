/** What must stay on one line also where a line is shorter than a range with its unit. */
export const rangeParts = /(\d+–\d+)/

/**
 * What must stay on one line wherever it stands in a text, as the odd parts of a split: phone numbers, ranges
 * ("20–30 minutes", "20 a 30 minutos") and times that owners typed ("2 PM", "2 p. m.").
 */
export const unbrokenParts =
  /(\(\d{3}\) \d{3}-\d{4}|\d+(?:–| a )\d+(?: [ap]\.\s?m\.| \w+)?|\d{1,2}(?::\d{2})? (?:[AP]M\b|[ap]\.\s?m\.))/
