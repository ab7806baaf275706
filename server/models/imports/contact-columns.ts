/** What a column of a file may hold; an empty text: nothing that is brought in. */
export const columnTargets = [
  'name',
  'firstName',
  'lastName',
  'company',
  'phone',
  'email',
  'street',
  'street2',
  'city',
  'state',
  'zip',
  'notes',
] as const

export type ColumnTarget = (typeof columnTargets)[number] | ''

export const parseTarget = (text: string): ColumnTarget => columnTargets.find((one) => one === text) ?? ''

/** "E-mail 1 - Value" as "e mail 1 value". */
const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Tool = {
  name: string
  /** The file is of this tool where it has all titles of one of these. */
  marks: readonly (readonly string[])[]
  columns: Readonly<Record<string, ColumnTarget>>
}

/** The files that other tools give, by the titles of their columns; what none of them names is guessed. */
const tools: readonly Tool[] = [
  {
    name: 'Jobber',
    marks: [['j id'], ['main phone s'], ['is company', 'service street 1']],
    columns: {
      'j id': '',
      title: '',
      'first name': 'firstName',
      'last name': 'lastName',
      'display name': 'name',
      'is company': '',
      'company name': 'company',
      'main phone s': 'phone',
      'mobile phone s': 'phone',
      'home phone s': 'phone',
      'work phone s': 'phone',
      'other phone s': 'phone',
      'fax phone s': '',
      'text message enabled phone': 'phone',
      'e mails': 'email',
      'service property name': 'notes',
      'service street 1': 'street',
      'service street 2': 'street2',
      'service city': 'city',
      'service state': 'state',
      'service province': 'state',
      'service zip code': 'zip',
      'service zip': 'zip',
      'service country': '',
      'billing street 1': 'street',
      'billing street 2': 'street2',
      'billing city': 'city',
      'billing state': 'state',
      'billing province': 'state',
      'billing zip code': 'zip',
      'billing zip': 'zip',
      'billing country': '',
    },
  },
  {
    name: 'Housecall Pro',
    marks: [
      ['mobile number', 'home number'],
      ['mobile phone', 'home phone', 'customer tags'],
    ],
    columns: {
      'display name': 'name',
      'first name': 'firstName',
      'last name': 'lastName',
      company: 'company',
      email: 'email',
      'mobile number': 'phone',
      'home number': 'phone',
      'work number': 'phone',
      'mobile phone': 'phone',
      'home phone': 'phone',
      'customer tags': '',
      tags: '',
      'lead source': '',
      street: 'street',
      'street line 2': 'street2',
      city: 'city',
      state: 'state',
      zip: 'zip',
      'customer notes': 'notes',
      notes: 'notes',
    },
  },
  {
    name: 'Square',
    marks: [
      ['square customer id'],
      ['email address', 'phone number', 'memo'],
      ['reference id', 'email subscription status'],
    ],
    columns: {
      'reference id': '',
      'first name': 'firstName',
      'last name': 'lastName',
      surname: 'lastName',
      'email address': 'email',
      'phone number': 'phone',
      nickname: '',
      'company name': 'company',
      'street address 1': 'street',
      'street address 2': 'street2',
      city: 'city',
      state: 'state',
      'postal code': 'zip',
      birthday: '',
      memo: 'notes',
      'square customer id': '',
      'creation source': '',
    },
  },
  {
    name: 'QuickBooks',
    marks: [
      ['customer full name'],
      ['bill address', 'ship address'],
      ['billing address', 'shipping address'],
      ['customer', 'phone numbers'],
    ],
    columns: {
      'customer full name': 'name',
      customer: 'name',
      'full name': '',
      name: 'name',
      'display name': 'name',
      'company name': 'company',
      company: 'company',
      'phone numbers': 'phone',
      phone: 'phone',
      mobile: 'phone',
      'main phone': 'phone',
      'alt phone': 'phone',
      fax: '',
      email: 'email',
      'main email': 'email',
      'billing address': 'street',
      'bill address': 'street',
      'shipping address': 'street',
      'ship address': 'street',
      'customer type': '',
      terms: '',
      notes: 'notes',
    },
  },
]

/** In this order; the first that a title has says what it holds. */
const guesses: readonly (readonly [words: RegExp, target: ColumnTarget])[] = [
  [/\b(label|type|status|subscription|consent|opt (in|out)|formatted|phonetic|enabled|preferred)\b/, ''],
  [
    /\b(id|tags?|created|updated|date|birthday|birth|balance|count|spen[dt]|visit|source|country|website|url)\b/,
    '',
  ],
  [
    /\b(fax|photo|archived|nick ?name|title|prefix|suffix|middle|gender|language|terms|is company|labels)\b/,
    '',
  ],
  [/\b(e ?mails?|correo)\b/, 'email'],
  [/\b(phones?|mobile|cell|tel|telephone|telefono|(home|work|business|main) number)\b/, 'phone'],
  [/\b(first|given|fore) ?name\b|^f ?name$|^(first|given)$|^nombre$/, 'firstName'],
  [/\b(last|sur|family) ?name\b|^surname$|^l ?name$|^last$|^apellidos?$/, 'lastName'],
  [/\b(compan(y|ies)|organi[sz]ation|business|empresa)\b/, 'company'],
  [/\b(zip|zipcode|postal|postcode|post code)\b/, 'zip'],
  [/\b(city|town|suburb|locality|ciudad)\b/, 'city'],
  [/\b(state|province|region|estado)\b/, 'state'],
  [/\b(street|address|line|addr)( line)? 2\b|\b(extended address|unit|apt|apartment|suite)\b/, 'street2'],
  [/\b(street|address|addr|direccion)\b/, 'street'],
  [/\b(notes?|memo|comments?|remarks?|notas|gate code)\b/, 'notes'],
  [/\b(name|customer|client|contact|nombre)\b/, 'name'],
]

export const guessTarget = (title: string): ColumnTarget => {
  const words = plain(title)
  return guesses.find(([shape]) => shape.test(words))?.[1] ?? ''
}

export type GuessedColumns = { tool: string | undefined; targets: ColumnTarget[] }

export function guessColumns(titles: readonly string[]): GuessedColumns {
  const known = titles.map(plain)
  const tool = tools.find(({ marks }) => marks.some((all) => all.every((mark) => known.includes(mark))))
  const targets = titles.map((title, at) => tool?.columns[known[at] ?? ''] ?? guessTarget(title))
  return { tool: tool?.name, targets }
}
