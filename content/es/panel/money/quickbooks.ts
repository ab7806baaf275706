import { paymentMethodWords } from '../../invoice.ts'

export const quickBooksWords = {
  title: 'Para QuickBooks',
  about:
    'Facturas, notas de crédito y pagos de un periodo para quien lleva sus libros. QuickBooks Online recibe las facturas de un archivo CSV; QuickBooks Desktop recibe todo de un archivo IIF. Importe cada periodo una sola vez: ninguno de los dos nota una segunda copia.',
  from: 'Desde',
  to: 'Hasta',
  online: 'CSV para Online',
  desktop: 'IIF para Desktop',
  names:
    'Los nombres de cuentas, concepto y códigos de impuesto están en los ajustes de presupuestos y facturas.',
  toNames: 'Cambiar los nombres',
  methods: paymentMethodWords,
  tip: 'Propina',
  discountOn: (line: string) => `Descuento: ${line}`,
}

export const bookNameWords = {
  title: 'Nombres en QuickBooks',
  about: 'Como los llama el archivo de quien lleva sus libros. Ya están puestos los de una empresa nueva.',
  receivable: 'Cuenta: lo que deben los clientes',
  deposits: 'Cuenta: dinero recibido',
  income: 'Cuenta: ingresos',
  item: 'Producto o servicio',
  salesTax: 'Cuenta y concepto: impuesto sobre ventas',
  taxAgency: 'Autoridad fiscal',
  tips: 'Cuenta: propinas que se deben al personal',
  taxed: 'Código de impuesto: con impuesto',
  untaxed: 'Código de impuesto: sin impuesto',
}
