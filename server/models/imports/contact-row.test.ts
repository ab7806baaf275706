import { expect, test } from 'vitest'
import { contactColumns } from './contact-columns.ts'
import { readContactRow } from './contact-row.ts'
import { readEntry } from './import-kind.ts'
import { readTable as readTableOf } from './import-table.ts'

const readTable = (text: string) => readTableOf(text, { guide: contactColumns, takesCards: true })

const targetOf = (text: string) => contactColumns.targets.find((one) => one === text) ?? ''

function rowsOf(text: string) {
  const { titles, guessed, rows } = readTable(text)
  const columns = { titles, dayOrder: undefined, timeZone: 'UTC', tool: undefined }
  return [...rows()].map((row) => {
    const targets = guessed.targets.map(targetOf)
    const read = readEntry(([one], of) => readContactRow(one, of), [row], { ...columns, targets })
    return read.ok ? read.value : { line: row.line, ...read.refusal }
  })
}

const usual = {
  name: 'Quinn Alder',
  phone: '(713) 555-0101',
  phoneE164: '+17135550101',
  email: 'quinn@example.com',
}

test('the file of Jobber: several numbers, the place of work before the one for bills', () => {
  const heading =
    'J-ID,Is Company?,Title,First Name,Last Name,Display Name,Company Name,Main Phone #s,Mobile Phone #s,E-mails,Service Property Name,Service Street 1,Service Street 2,Service City,Service State,Service Zip code,Billing Street 1,Billing City,Billing State,Billing Zip code'
  const table = readTable(`${heading}\n`)
  expect(table.guessed.tool).toBe('Jobber')
  expect(
    rowsOf(
      `${heading}\n12_3,false,Ms.,Quinn,Alder,Quinn Alder,,"(713) 555-0101, 713-555-0102",713.555.0103,"quinn@example.com, q2@example.com",,14 Elm St,Apt 3,Houston,TX,77002,PO Box 9,Katy,TX,77449`,
    ),
  ).toEqual([
    {
      ...usual,
      company: null,
      others: ['+17135550102', '+17135550103', 'q2@example.com'],
      address: '14 Elm St, Apt 3, Houston, TX 77002',
      notes: 'Billing Street 1: PO Box 9, Katy, TX 77449',
    },
  ])
})

test('the files of Housecall Pro, Square and QuickBooks', () => {
  const housecall =
    'First name,Last name,Display name,Company,Mobile number,Home number,Work number,Email,Street,Street line 2,City,State,Zip,Customer notes'
  expect(readTable(housecall).guessed.tool).toBe('Housecall Pro')
  expect(
    rowsOf(
      `${housecall}\nQuinn,Alder,Quinn Alder,,(713) 555-0101,,,quinn@example.com,14 Elm St,,Houston,TX,77002,Two dogs`,
    ),
  ).toMatchObject([{ ...usual, address: '14 Elm St, Houston, TX 77002', notes: 'Two dogs' }])
  const square =
    'First Name,Last Name,Company Name,Email Address,Phone Number,Birthday,Street Address 1,Street Address 2,City,State,Postal Code,Memo,Square Customer ID'
  expect(readTable(square).guessed.tool).toBe('Square')
  expect(
    rowsOf(
      `${square}\nQuinn,Alder,,quinn@example.com,'+17135550101,1980-01-01,14 Elm St,,Houston,TX,77002,Old key,ABC`,
    ),
  ).toMatchObject([{ ...usual, phone: '+17135550101', notes: 'Old key' }])
  const quickbooks = 'Customer full name,Phone numbers,Email,Full name,Bill address,Ship address'
  expect(
    rowsOf(
      `Customer Contact List\nBrazos Locksmith\n\n${quickbooks}\nQuinn Alder,Phone:(713) 555-0101 Mobile:(713) 555-0102,quinn@example.com,Mr. Quinn Alder,"PO Box 9\nKaty TX 77449","14 Elm St\nHouston TX 77002"\n,,,,,\n"Monday, Nov 30, 2026 06:10 AM GMT-6"`,
    ),
  ).toMatchObject([
    {
      ...usual,
      phone: '+17135550101',
      others: ['+17135550102'],
      address: '14 Elm St, Houston TX 77002',
      notes: 'Bill address: PO Box 9, Katy TX 77449',
    },
    { reason: 'importUnreached' },
  ])
})

test('the contacts of Google, with a label before each value', () => {
  const heading =
    'First Name,Middle Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code'
  expect(
    rowsOf(
      `${heading}\nQuinn,,Alder,,Met at fair,* myContacts,Home,quinn@example.com,Mobile,(713) 555-0101 ::: 713-555-0102,713-555-0103,"14 Elm St\nHouston",14 Elm St,Houston,TX,77002`,
    ),
  ).toMatchObject([
    {
      ...usual,
      others: ['+17135550102', '+17135550103'],
      address: '14 Elm St, Houston, TX 77002',
      notes: 'Met at fair',
    },
  ])
})

test('a list without a heading is read by what stands in it', () => {
  expect(rowsOf('Quinn Alder;(713) 555-0101;quinn@example.com;14 Elm St\nAna;713-555-0102;;')).toMatchObject([
    { ...usual, address: '14 Elm St' },
    { name: 'Ana', phoneE164: '+17135550102' },
  ])
})

test('a customer whose name or street sounds like a heading is none', () => {
  expect(rowsOf('City Hall Company,14 Elm Street,713-555-0101\nAna,9 Pine Court,713-555-0102')).toMatchObject(
    [
      { name: 'City Hall Company', phoneE164: '+17135550101', address: '14 Elm Street' },
      { name: 'Ana', address: '9 Pine Court' },
    ],
  )
})

test('what cannot be read goes into the notes while anything else reaches the customer', () => {
  expect(
    rowsOf('Name,Phone,Email,Notes\nQuinn Alder,ask wife,quinn@example.com,Dog\nAna,713-555-0102,ana@@home,'),
  ).toMatchObject([
    {
      name: 'Quinn Alder',
      phone: '',
      phoneE164: null,
      email: 'quinn@example.com',
      notes: 'Dog\nPhone: ask wife',
    },
    { name: 'Ana', phoneE164: '+17135550102', email: '', notes: 'Email: ana@@home' },
  ])
})

test('a row that cannot be taken says why, and takes no other with it', () => {
  expect(
    rowsOf(
      [
        'Name,Phone,Email,Notes',
        ',713-555-0101,,',
        'No way,,,',
        'Rounded,7.13556E+09,,',
        'Wrong mail,,ana at home,',
        'Shifted,713-555-0101,a@example.com,Dog,and more',
        `${'x'.repeat(101)},713-555-0101,,`,
        '\u202e\u200b,713-555-0101,,',
        'Short,713-555-0109',
      ].join('\n'),
    ),
  ).toMatchObject([
    { line: 2, reason: 'importNoName' },
    { line: 3, reason: 'importUnreached' },
    { line: 4, reason: 'importPhoneUnreadable' },
    { line: 5, reason: 'importEmailUnreadable' },
    { line: 6, reason: 'importTooManyCells' },
    { line: 7, reason: 'tooLong' },
    { line: 8, reason: 'nameMissing' },
    { name: 'Short', phoneE164: '+17135550109' },
  ])
})

test('a company without a person is a customer, and numbers keep their extension', () => {
  expect(
    rowsOf(
      'Company,First Name,Last Name,Phone\nElm Properties,,,"713-555-0101 ext. 12"\n,Quinn,Alder,713 555 0102.',
    ),
  ).toMatchObject([
    {
      name: 'Elm Properties',
      company: 'Elm Properties',
      phone: '713-555-0101 ext. 12',
      phoneE164: '+17135550101',
    },
    { name: 'Quinn Alder', company: null, phoneE164: '+17135550102' },
  ])
})

test('the file of QuickBooks Desktop: an address as it stands on an envelope', () => {
  const heading =
    'Active Status,Customer,Balance,First Name,Last Name,Main Phone,Alt. Phone,Main Email,Bill to 1,Bill to 2,Bill to 3,Bill to 4,Bill to 5,Ship to 1,Ship to 2'
  expect(readTable(heading).guessed.tool).toBe('QuickBooks')
  const [contact] = rowsOf(
    `${heading}\nActive,"Alder, Quinn",50.00,Quinn,Alder,(713) 555-0101,,quinn@example.com,Quinn Alder,14 Elm St,"Houston, TX 77002",,,,`,
  )
  expect(contact).toMatchObject({ ...usual, address: '14 Elm St, Houston, TX 77002' })
})

test('a further number keeps its extension in the notes', () => {
  expect(rowsOf('Name,Phone,Work phone\nQuinn,713-555-0101,+1 (713) 555-0142 x12')).toMatchObject([
    { others: ['+17135550142'], notes: 'Work phone: +1 (713) 555-0142 x12' },
  ])
})

test('the customers of Housecall Pro as of 2026: several places, who pays, and boxes of which only a ticked one says something', () => {
  const heading =
    'ID,Display Name,First Name,Last Name,Mobile Number,Home Number,Work Number,Email,Additional Emails,Company,Role,Customer Type,Notes,Bills to,Accepts bills from,Do Not Service,Customer is Contractor,Customer created at,Lifetime value,Address_1 Street Line 1,Address_1 Street Line 2,Address_1 City,Address_1 State,Address_1 Postal Code,Address_1 Billing?,Address_1 Notes,Address_2 Street Line 1,Address_2 Street Line 2,Address_2 City,Address_2 State,Address_2 Postal Code,Address_2 Billing?'
  expect(readTable(heading).guessed.tool).toBe('Housecall Pro')
  const row = (doNotService: string) =>
    `c1,Quinn Alder,Quinn,Alder,(713) 555-0101,,,quinn@example.com,q2@example.com,,,homeowner,Two dogs,Elm Properties,,${doNotService},false,2024-01-02,$85.00,14 Elm St,Apt 3,Houston,TX,="77002",false,Gate 4711,9 Pine Ct,,Katy,TX,77449,true`
  expect(rowsOf(`${heading}\n${row('false')}`)).toEqual([
    {
      ...usual,
      company: null,
      others: ['q2@example.com'],
      address: '14 Elm St, Apt 3, Houston, TX 77002',
      notes:
        'Notes: Two dogs\nBills to: Elm Properties\nAddress_1 Notes: Gate 4711\nAddress_2 Street Line 1: 9 Pine Ct, Katy, TX 77449',
    },
  ])
  const [marked] = rowsOf(`${heading}\n${row('true')}`)
  expect(marked).toMatchObject({ notes: expect.stringContaining('Do Not Service: true') })
})

test('the custom fields of Jobber are notes, whatever word is in their title', () => {
  const heading =
    'J-ID,Display Name,First Name,Last Name,Main Phone #s,E-mails,Tags,CFT[Insurance Company:],CFS[Preferred Time of Contact],Service Street 1,Service Street 2,Service City,Service State,Service Zip code,Archived,Receives automatic job follow-ups?,PFT[Street name on the sign]'
  expect(readTable(heading).guessed.tool).toBe('Jobber')
  expect(
    rowsOf(
      `${heading}\n1_2,Quinn Alder,Quinn,Alder,(713) 555-0101,quinn@example.com,"0, Client",Elm Mutual,Mornings,14 Elm St,,Houston,TX,77002,false,true,Blue`,
    ),
  ).toEqual([
    {
      ...usual,
      ...{ company: null, others: [], address: '14 Elm St, Houston, TX 77002' },
      notes:
        'CFT[Insurance Company:]: Elm Mutual\nCFS[Preferred Time of Contact]: Mornings\nPFT[Street name on the sign]: Blue',
    },
  ])
})

test('the customers of Square with what it counts of them', () => {
  const heading =
    'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,Street Address 2,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile,Blocked from online booking'
  expect(readTable(heading).guessed.tool).toBe('Square')
  expect(
    rowsOf(
      `${heading}\n,Quinn,Alder,quinn@example.com,'+17135550101,Q,,14 Elm St,,Houston,TX,77002,,Old key,ABC,Directory,2024-01-02,2025-01-02,3,$250.00,Subscribed,No,No`,
    ),
  ).toEqual([
    {
      ...usual,
      ...{ phone: '+17135550101', company: null, others: [], notes: 'Old key' },
      address: '14 Elm St, Houston, TX 77002',
    },
  ])
})
