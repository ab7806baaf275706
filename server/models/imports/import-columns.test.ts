import { expect, test } from 'vitest'
import { contactColumns } from './contact-columns.ts'
import { type ColumnGuide, guessColumns } from './import-columns.ts'
import { invoiceColumns } from './invoice-columns.ts'
import { requestFileColumns } from './request-columns.ts'

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
