import { call, dataOf, type StaffHeaders, type TestLantern } from './lantern.ts'

export type TestInvoice = {
  id: string
  number: number | null
  state: string
  totalCents: number
  paidCents: number
  creditedCents: number
  openCents: number
  note: string | null
  payments: { id: string; amountCents: number; reversedAt: string | null; by: string }[]
  path: string | null
}

const invoiceFields = `id number state kind name address email requestNumber dueOn note taxRate taxPlace reason path
  lines { name quantity unitCents discountCents isTaxable } subtotalCents taxCents totalCents paidCents creditedCents openCents
  payments { id amountCents method reference reversedAt by }`

export const draftInvoice = async (lantern: TestLantern, staff: StaffHeaders, input: object = {}) =>
  dataOf<TestInvoice>(
    await call(
      lantern,
      `mutation($input: CreateInvoiceInput!) { createInvoice(input: $input) { ${invoiceFields} } }`,
      { input: { name: 'Ana Ruiz', lines: [{ name: 'Rekey', quantity: 200, unitCents: 2_500 }], ...input } },
      staff,
    ),
    'createInvoice',
  )

export const askInvoice = (
  lantern: TestLantern,
  staff: StaffHeaders,
  what: 'sendInvoice' | 'voidInvoice' | 'creditInvoice' | 'recordPayment' | 'reversePayment',
  args: string,
) => call(lantern, `mutation { ${what}(${args}) { ${invoiceFields} } }`, {}, staff)

export const sentInvoice = async (lantern: TestLantern, staff: StaffHeaders, input: object = {}) => {
  const { id } = await draftInvoice(lantern, staff, input)
  return dataOf<TestInvoice>(await askInvoice(lantern, staff, 'sendInvoice', `id: "${id}"`), 'sendInvoice')
}
