import { expect, test } from 'vitest'
import { contactFileWords as englishContacts } from '#content/en/panel/imports.ts'
import { exportFileWords as englishFiles } from '#content/en/panel/lists.ts'
import { contactFileWords } from '#content/es/panel/imports.ts'
import { exportFileWords } from '#content/es/panel/lists.ts'
import { invoiceFileWords } from '#content/es/panel/money/invoices.ts'
import { contactColumns } from './contact-columns.ts'
import { type ColumnGuide, guessColumns, guessTarget } from './import-columns.ts'
import { invoiceColumns } from './invoice-columns.ts'
import { priceColumns } from './price-import.ts'
import { requestFileColumns } from './request-columns.ts'
import { reviewColumns } from './review-import.ts'

const guessed = (guide: ColumnGuide, titles: Record<string, string>) => {
  const { targets } = guessColumns(Object.keys(titles), guide)
  return Object.fromEntries(Object.keys(titles).map((title, at) => [title, targets[at]]))
}

test('headings in Spanish are guessed with and without accents', () => {
  const customers = {
    ...{ Nombre: 'firstName', Apellido: 'lastName', Apellidos: 'lastName', 'Nombre completo': 'name' },
    ...{ Empresa: 'company', Compañía: 'company', 'Nombre de la empresa': 'company', Cliente: 'name' },
    ...{ Teléfono: 'phone', telefonos: 'phone', Celular: 'phone', 'Número de teléfono': 'phone' },
    ...{ Correo: 'email', Correos: 'email', 'Correo electrónico': 'email', 'Dirección de correo': 'email' },
    ...{ Dirección: 'street', Calle: 'street', 'Dirección 2': 'street2', Departamento: 'street2' },
    ...{ Ciudad: 'city', Estado: 'state', 'Código postal': 'zip', 'Codigo Postal': 'zip', CP: 'zip' },
    ...{ Notas: 'notes', Comentarios: 'notes', Etiquetas: '', 'Fecha de alta': '' },
  }
  expect(guessed(contactColumns, customers)).toEqual(customers)

  const requests = {
    ...{ Fecha: 'asked', 'Fecha del servicio': 'scheduled', Cita: 'scheduled', Terminado: 'completed' },
    ...{ Estado: 'status', Servicio: 'service', 'Tipo de servicio': 'service', Mensaje: 'details' },
    ...{ Descripción: 'details', Precio: 'amount', 'Número de solicitud': 'number', Teléfono: 'phone' },
    ...{ 'Dirección del servicio': 'street', Cliente: 'name', Notas: 'notes', Origen: 'source' },
  }
  expect(guessed(requestFileColumns, requests)).toEqual(requests)

  const invoices = {
    ...{ Factura: 'number', 'Número de factura': 'number', 'Núm. de factura': 'number', Fecha: 'issued' },
    ...{
      'Fecha de vencimiento': 'due',
      Estado: 'status',
      Cantidad: 'quantity',
      'Precio unitario': 'unitPrice',
    },
    ...{ Impuesto: 'tax', Descuento: 'discount', Total: 'total', Pagado: 'paid', Saldo: 'balance' },
    ...{ Concepto: 'line', Notas: 'note', Cliente: 'name', Teléfono: 'phone', Correo: 'email' },
  }
  expect(guessed(invoiceColumns, invoices)).toEqual(invoices)
})

/*
 * Headings as they stand in the files. Jobber, Housecall Pro's lists and Square's items: imports of them in public repositories,
 * read in November 2026. Housecall Pro's report: help.housecallpro.com/en/articles/2999685-exported-report-breakdown. QuickBooks
 * Online: its sample file and quickbooks.intuit.com/learn-support "import invoices in batches".
 */
const toolOf = (guide: ColumnGuide, titles: Record<string, string>) =>
  guessColumns(Object.keys(titles), guide).tool

test('the open invoices of Jobber, Housecall Pro and QuickBooks', () => {
  const jobber = {
    ...{ 'Invoice #': 'number', 'Client name': 'name', 'Client email': 'email', 'Client phone': 'phone' },
    ...{ 'Service street': 'street', 'Service city': 'city', 'Service province': 'state' },
    ...{ 'Service ZIP': 'zip', 'Issued date': 'issued', 'Due date': 'due', 'Job #s': '', Status: 'status' },
    ...{ 'Total ($)': 'total', 'Balance ($)': 'balance' },
  }
  const housecall = {
    ...{ 'Invoice #': 'number', 'Customer name': 'name', 'Invoice amount': 'total', 'Amount due': 'balance' },
    ...{ 'Invoice status': 'status', 'Job #': '', Email: 'email', Phone: 'phone', 'Created date': 'issued' },
    ...{ 'Due date': 'due', 'Payment date': '', 'Payment notes': '', 'Service address': 'street' },
  }
  const report = {
    ...{ 'Invoice Number': 'number', 'HCP Id': '', 'Created At': 'issued', Date: '', 'End Time': '' },
    ...{ 'Travel Duration': '', 'On Job Duration': '', 'Total Duration': '', Customer: 'name' },
    ...{ 'First Name': '', 'Last Name': '', Email: 'email', Company: 'company', 'Mobile Phone': 'phone' },
    ...{ 'Home Phone': 'phone', 'Customer Tags': '', Address: '', Street: 'street', City: 'city' },
  }
  const quickbooks = {
    ...{ '*InvoiceNo': 'number', '*Customer': 'name', '*InvoiceDate': 'issued', '*DueDate': 'due' },
    ...{ Terms: '', Location: '', Memo: 'note', 'Item(Product/Service)': 'line', ItemDescription: 'line' },
    ...{ ItemQuantity: 'quantity', ItemRate: 'unitPrice', '*ItemAmount': 'lineAmount' },
  }
  for (const [tool, titles] of Object.entries({
    Jobber: jobber,
    'Housecall Pro': housecall,
    QuickBooks: quickbooks,
  }))
    expect([tool, guessed(invoiceColumns, titles)]).toEqual([toolOf(invoiceColumns, titles), titles])
  expect(guessed(invoiceColumns, report)).toEqual(report)
})

test('the jobs of Housecall Pro, with an address in parts or in one', () => {
  const jobs = {
    ...{ 'Job #': 'number', 'Customer name': 'name', 'Job name': 'title', 'Job description': 'details' },
    ...{ 'Job scheduled start date': 'scheduled', 'Job scheduled end date': '', 'Job type': 'service' },
    ...{
      'Job status': 'status',
      'Job created date': 'asked',
      'Assigned employees': '',
      'Job amount': 'amount',
    },
    ...{ 'Due amount': '', 'Customer email': 'email', 'Customer mobile number': 'phone' },
    ...{ 'Customer home number': 'phone', 'Customer work number': 'phone' },
  }
  const inParts = { Address: '', Street: 'street', 'Street 2': 'street2', City: 'city', Zipcode: 'zip' }
  const inOne = { Address: 'street' }
  expect(toolOf(requestFileColumns, jobs)).toBe('Housecall Pro')
  for (const place of [inParts, inOne])
    expect(guessed(requestFileColumns, { ...jobs, ...place })).toEqual({ ...jobs, ...place })
})

test('the items of Square and QuickBooks', () => {
  const square = {
    ...{ Token: '', 'Item Name': 'name', 'Customer-facing Name': '', 'Variation Name': 'variation' },
    ...{ 'Unit and Precision': '', SKU: '', Description: 'note', Categories: 'service' },
    ...{ 'Reporting Category': '', 'SEO Title': '', 'SEO Description': '', Permalink: '', GTIN: '' },
    ...{ 'Square Online Item Visibility': '', 'Item Type': '', Price: 'price', 'Online Sale Price': '' },
    ...{ Archived: '', 'Default Unit Cost': '', 'Default Vendor Name': '', 'Default Vendor Code': '' },
  }
  const quickbooks = {
    ...{ 'Product/Service Name': 'name', 'Sales Description': 'note', SKU: '', Type: '' },
    ...{ 'Sales Price / Rate': 'price', Taxable: 'taxable', 'Income Account': '', 'Purchase Cost': '' },
    ...{ 'Purchase Description': '', 'Expense Account': '', 'Quantity On Hand': '', 'Reorder Point': '' },
  }
  for (const [tool, titles] of Object.entries({ Square: square, QuickBooks: quickbooks }))
    expect([tool, guessed(priceColumns, titles)]).toEqual([toolOf(priceColumns, titles), titles])
})

test('a file that the panel gave is read back, in whichever language it was taken', () => {
  const { columns } = exportFileWords
  const leads = {
    ...{ received: 'asked', status: 'status', firstName: 'firstName', lastName: 'lastName', name: 'name' },
    ...{ phone: 'phone', email: 'email', service: 'service', message: 'details', notes: 'notes' },
    ...{ completed: 'completed', number: 'number', address: 'street', price: 'amount' },
    ...{
      kind: '',
      suspicious: '',
      wanted: '',
      lost: '',
      cancelled: '',
      waited: '',
      contactBy: '',
      again: '',
    },
  } as const
  const reviews = {
    ...{ received: 'submitted', name: 'name', email: 'email', rating: 'rating', title: 'title' },
    ...{ comment: 'comment', service: 'service', location: 'location', approved: 'approved' },
  } as const
  const read = (guide: ColumnGuide, given: Record<string, string>, titles: Record<string, string>) =>
    Object.fromEntries(Object.keys(given).map((name) => [name, guessTarget(titles[name] ?? '', guide)]))
  for (const titles of [columns, englishFiles.columns]) {
    expect(read(requestFileColumns, leads, titles)).toEqual(leads)
    expect(read(reviewColumns, reviews, titles)).toEqual(reviews)
  }
  const contacts = { name: 'name', company: 'company', phone: 'phone', email: 'email', address: 'street' }
  for (const { columns: titles } of [contactFileWords, englishContacts])
    expect(read(contactColumns, contacts, titles)).toEqual(contacts)
  const invoices = {
    ...{ number: 'number', date: 'issued', due: 'due', state: 'status', customer: 'name', address: 'street' },
    ...{ tax: 'tax', total: 'total', paid: 'paid', open: 'balance' },
    ...{ kind: '', taxPlace: '', taxRate: '', methods: '', reason: '', payments: '', credited: '' },
  }
  expect(read(invoiceColumns, invoices, invoiceFileWords.columns)).toEqual(invoices)
})
