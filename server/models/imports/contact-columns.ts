import { isEmailCell, isPhoneCell, isTextCell } from './import-cells.ts'
import type { ColumnGuide, ToolFile } from './import-columns.ts'

/** What says who it is, where, and how they are reached, in files of whatever kind. */
export const personTargets = [
  ...(['name', 'firstName', 'lastName', 'company', 'phone', 'email'] as const),
  ...(['street', 'street2', 'city', 'state', 'zip'] as const),
] as const

export type PersonTarget = (typeof personTargets)[number]

const targets = [...personTargets, 'notes'] as const

export type ContactTarget = (typeof targets)[number]

/** QuickBooks Desktop writes an address as it stands on an envelope. */
const linesOf = (title: string): Record<string, ContactTarget> => ({
  [`${title} 1`]: 'street',
  [`${title} 2`]: 'street2',
  [`${title} 3`]: 'city',
  [`${title} 4`]: 'state',
  [`${title} 5`]: 'zip',
})

const tools: readonly ToolFile<ContactTarget>[] = [
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
      'do not service': 'notes',
      'bills to': 'notes',
      'customer is contractor': '',
      'customer type': '',
      'lifetime value': '',
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
      ['main phone', 'bill to 1'],
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
      ...linesOf('bill to'),
      ...linesOf('ship to'),
      'customer type': '',
      terms: '',
      notes: 'notes',
    },
  },
]

/** Housecall Pro's "Address" is the parts beside it once more, or all there is. */
export const wholeAddress = (targets: readonly string[], titles: readonly string[]): string[] =>
  targets.includes('street')
    ? [...targets]
    : targets.map((target, at) => (/^address$/i.test(titles[at] ?? '') ? 'street' : target))

export const personGuesses: ColumnGuide<PersonTarget>['guesses'] = [
  [/\b(e ?mails?|correos?)\b/, 'email'],
  [
    /\b(phones?|mobile|cell|tel|telephone|telefonos?|celular(es)?|movil(es)?|(home|work|business|main) number)\b/,
    'phone',
  ],
  [/\b(first|given|fore) ?name\b|^f ?name$|^(first|given)$|^(primer )?nombre$|^nombre de pila$/, 'firstName'],
  [/\b(last|sur|family) ?name\b|^surname$|^l ?name$|^last$|\bapellidos?\b/, 'lastName'],
  [/\b(compan(y|ies)|organi[sz]ation|business|empresa|compania|negocio|razon social)\b/, 'company'],
  [/\b(zip|zipcode|postal|postcode|post code|cp)\b/, 'zip'],
  [/\b(city|town|suburb|locality|ciudad|municipio|localidad)\b/, 'city'],
  [/\b(state|province|region|estado|provincia)\b/, 'state'],
  [
    /\b(street|address|line|addr)( line)? 2\b|\b(extended address|unit|apt|apartment|suite|departamento|depto|apartamento|interior)\b|\b(direccion|calle) 2\b/,
    'street2',
  ],
  [/\b(street|address|addr|direccion|domicilio|calle)\b/, 'street'],
  [/\b(name|customer|client|contact|nombre|cliente|contacto)\b/, 'name'],
]

const guesses: ColumnGuide<ContactTarget>['guesses'] = [
  // Jobber's custom fields, of a client or a property: "CFT[Gate code]".
  [/^[cp]f[a-z] /, 'notes'],
  // Housecall Pro has as many places as its largest customer: "Address_12 Street Line 1".
  [/^address \d+ street line 1$/, 'street'],
  [/^address \d+ street line 2$/, 'street2'],
  [/^address \d+ billing$/, ''],
  [/\b(label|type|status|subscription|consent|opt (in|out)|formatted|phonetic|enabled|preferred)\b/, ''],
  [
    /\b(id|tags?|created|updated|date|birthday|birth|balance|count|spen[dt]|visit|source|country|website|url)\b/,
    '',
  ],
  [
    /\b(fax|photo|archived|nick ?name|title|prefix|suffix|middle|gender|language|terms|is company|labels)\b/,
    '',
  ],
  [/\b(etiquetas?|fecha|creado|actualizado|cumpleanos|saldo|pais|sitio web|titulo|idioma|estatus)\b/, ''],
  [/\b(notes?|memo|comments?|remarks?|notas?|comentarios?|observaciones|gate code)\b/, 'notes'],
  ...personGuesses,
]

export const contactColumns: ColumnGuide<ContactTarget> = {
  targets,
  tools,
  guesses,
  contents: [
    [isEmailCell, 'email'],
    [isPhoneCell, 'phone'],
    [isTextCell, 'name', 'once'],
    [(cell) => /\d+ .*\p{L}/u.test(cell), 'street', 'once'],
  ],
}
