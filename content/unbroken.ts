/**
 * What must stay on one line wherever it stands in a text, as the odd parts of a split: phone numbers, ranges
 * ("20–30 minutes") and times that owners typed ("2 PM").
 */
export const unbrokenParts = /(\(\d{3}\) \d{3}-\d{4}|\d+–\d+(?: \w+)?|\d{1,2}(?::\d{2})? [AP]M\b)/
