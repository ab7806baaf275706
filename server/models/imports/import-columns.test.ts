import { expect, test } from 'vitest'
import { contactFileWords as englishContacts } from '#content/en/panel/imports.ts'
import { exportFileWords as englishFiles } from '#content/en/panel/lists.ts'
import { contactFileWords } from '#content/es/panel/imports.ts'
import { exportFileWords } from '#content/es/panel/lists.ts'
import { invoiceFileWords } from '#content/es/panel/money/invoices.ts'
import { contactColumns } from './contact-columns.ts'
import { type ColumnGuide, guessColumns, guessTarget } from './import-columns.ts'
import { invoiceColumns } from './invoice-columns.ts'
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
