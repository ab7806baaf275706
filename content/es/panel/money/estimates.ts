import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const estimatesWords = {
  ...screenWords.estimates,
  filterBy: 'Filtrar por respuesta',
  filters: {
    all: 'Todos',
    waiting: 'En espera',
    draft: 'Borradores',
    accepted: 'Aceptados',
    declined: 'Rechazados',
    expired: 'Vencidos',
  },
  search: 'Buscar presupuestos',
  searchHint: 'Número o cliente',
  listTitle: 'Presupuestos',
  columns: { number: 'Número', customer: 'Cliente', dates: 'Enviado', total: 'Total', state: 'Estado' },
  notSent: 'Sin enviar',
  empty: 'No se encontraron presupuestos',
  emptyHint: 'Abra una solicitud y presione “Hacer un presupuesto”.',
  showAll: 'Mostrar todos los presupuestos',
  loadFailed: 'No se pudieron cargar los presupuestos',
  loadFailedHint: 'Están a salvo; intente otra vez en un momento.',
  stale: (since: string) =>
    `No se pudieron cargar los presupuestos. Se muestra la lista anterior (${since}).`,
  older: 'Presupuestos anteriores',
  linked: 'El presupuesto que abrió',
  linkedGone: 'El presupuesto que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>

export const estimateStateWords = {
  draft: 'Borrador',
  sent: 'Espera respuesta',
  accepted: 'Aceptado',
  declined: 'Rechazado',
  replaced: 'Reemplazado',
  expired: 'Vencido',
}

type Numbered = { number: number; version: number }

export const estimatePanelWords = {
  inRequest: 'Presupuesto',
  several: 'Presupuestos',
  make: 'Hacer un presupuesto',
  makeNew: 'Nueva versión',
  pdf: 'PDF',
  making: 'Creando...',
  title: ({ number, version }: Numbered) =>
    version > 1 ? `Presupuesto ${number}, versión ${version}` : `Presupuesto ${number}`,
  back: 'La solicitud',
  missingTitle: 'Aquí no hay ningún presupuesto',
  missing: 'Quizá alguien eliminó el borrador.',
  toInbox: 'A la bandeja de entrada',
  failed: 'No se pudo cargar el presupuesto. Está a salvo; intente otra vez en un momento.',
  stale: (since: string) => `No se pudo cargar el presupuesto. Se muestra como estaba (${since}).`,

  terms: 'Impuesto, último día, texto',
  validUntil: 'Válido hasta (opcional)',
  validUntilHelp: 'Si lo deja vacío, se cuenta desde el día en que lo envíe.',
  deposit: 'Anticipo, se paga al aceptar (opcional)',
  depositHelp: 'En dólares, o en por ciento del total, como 30%.',
  badDeposit: 'Escríbalo en dólares, como 200 o 200.50, o en por ciento, como 30%, hasta 100%.',
  siteSays: {
    none: 'Su sitio dice que no pide anticipo: cámbielo primero en Ajustes, Perfil del negocio.',
    forOrders: 'Su sitio dice que solo lo pide por lo que se encarga para un cliente.',
  },
  depositTitle: 'Anticipo',
  depositDue: (amount: string) => `Falta pagar ${amount}. La página del cliente lo pide.`,
  depositPaid: ({ amount, on }: { amount: string; on: string }) => `${amount} pagados el ${on}.`,
  depositOnDraft: 'El borrador que lo tiene',
  depositOnInvoice: 'La factura de la que se descontó',
  depositInRow: {
    due: (amount: string) => `Anticipo de ${amount} por pagar`,
    paid: (amount: string) => `Anticipo de ${amount} pagado`,
  },
  note: 'Unas palabras para el cliente (opcional)',
  saved: 'El borrador está guardado.',
  mails: (email: string) => `Enviarlo por correo a ${email}`,
  mailHelp: 'Con el enlace a esa página.',
  sendHelp:
    'El cliente lo lee y lo contesta en la página de su solicitud. Al enviarlo ya no se puede cambiar.',
  sent: 'El presupuesto está enviado.',

  lines: 'Por qué conceptos',
  sentOn: (day: string) => `Enviado: ${day}`,
  validTo: (day: string) => `válido hasta: ${day}`,
  answer: 'La respuesta',
  saidYes: ({ name, at }: { name: string; at: string }) => `${name} dijo que sí (${at}).`,
  saidNo: ({ name, at }: { name: string; at: string }) => `${name} dijo que no (${at}).`,
  because: (reason: string) => `Motivo: ${reason}`,
  from: (address: string) => `Se contestó en el comprobante, desde la dirección IP ${address}.`,
  recordedBy: (name: string) => `Lo registró ${name}.`,

  record: 'El cliente contestó por teléfono',
  name: 'Quién lo dijo',
  reason: 'Por qué no (opcional)',
  recordYes: 'Dijo que sí',
  recordNo: 'Dijo que no',
  recorded: 'La respuesta está registrada.',
}

export const invoicingSettingsWords = {
  conflict: 'Mientras tanto, otra persona también cambió esto.',
  title: 'Presupuestos y facturas',
  lead: 'Con qué empieza un presupuesto o una factura.',
  taxes: 'Impuesto sobre ventas por lugar',
  taxesHelp:
    'La dirección que nombra el lugar recibe su tasa; cualquier otra, la primera. Una línea sin lugar se omite; si no hay lugares, no se suma impuesto.',
  place: 'Lugar',
  placeOf: (position: number) => `Lugar ${position}`,
  rate: 'Por ciento',
  terms: 'Días y textos',
  estimateDays: 'Un presupuesto es válido por (días)',
  invoiceDays: 'Una factura vence después de (días)',
  invoiceNote: 'Texto al final de una factura (opcional)',
  reminderDays: 'Recordar por correo, días después del vencimiento (opcional)',
  reminderHelp:
    'Un correo por cada cliente, sobre lo que para entonces siga sin pagar. Vacío: no se le recuerda a nadie, salvo que usted presione Recordar.',
  stock: 'Inventario de la camioneta',
  countsStock: 'Contar las piezas de la camioneta',
  countsStockHelp:
    'Diga en la lista de precios qué piezas se cuentan. Cada factura que se envía descuenta lo que vende; al anularla o acreditarla se devuelve.',
  openStock: 'Abrir el inventario',
  save: 'Guardar',
  saved: 'Guardado.',
  badRate: 'Por favor, escriba tasas como 8.25.',
  badDays: 'Por favor, escriba días enteros, hasta 365.',
}
