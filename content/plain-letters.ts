/** Letters that are no letter with a mark, as PostgreSQL's unaccent writes them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const others = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
const marks = /[\u0300-\u036f]/g

/** A text in small letters without accents: what searches and addresses compare. "Guía" is "guia". */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(others, (letter) => letters[letter] ?? letter)
