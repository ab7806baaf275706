import { sealedHours } from '#content/sealed-jobs.ts'
import { requestWords } from '../request.ts'
import { workWords } from '../work.ts'

export const offlineJobsWords = {
  title: 'Sus trabajos, sin conexión',
  asOf: (time: string) => `Sin conexión. Usted ve sus trabajos como estaban (${time}).`,
  today: 'Hoy',
  tomorrow: 'Mañana',
  withoutTime: 'Sin hora',
  none: {
    today: 'Hoy no hay trabajos.',
    tomorrow: 'Mañana no hay trabajos.',
    withoutTime: 'Ninguno.',
  },
  back: 'Todos sus trabajos',
  emergency: 'Emergencia',
  done: 'Terminado',
  onTheWay: requestWords.arrivesAt,
  codeWord: requestWords.codeWord,
  photos: 'Fotos',
  photo: (number: number, name: string) => `Foto ${number} de ${name}`,
  photosLeft: (count: number) =>
    count === 1
      ? '1 archivo no está en este dispositivo.'
      : `${count} archivos no están en este dispositivo.`,
  message: 'Lo que escribió',
  notes: 'Notas',
  you: 'Usted',
  noteLabel: 'Una nota',
  addNote: 'Agregar nota',
  noteMissing: 'Por favor, escriba algo primero.',
  onMyWay: requestWords.onTheWay,
  otherMinutes: requestWords.otherMinutes,
  set: requestWords.setTime,
  minutesWrong: 'Por favor, escriba de 1 a 1440 minutos.',
  running: requestWords.late,
  newArrival: requestWords.newArrival,
  hours: workWords.yours,
  start: workWords.start,
  workOn: workWords.goOn,
  pause: workWords.pause,
  since: workWords.since,
  price: 'Precio',
  priceSet: (price: string) => `Precio: ${price}.`,
  priceLabel: 'Precio del trabajo, en dólares',
  savePrice: 'Fijar precio',
  priceWrong: requestWords.badPrice,
  payment: 'Pago',
  open: (number: number, amount: string) => `Factura ${number}: ${amount} por cobrar.`,
  paid: (number: number) => `La factura ${number} queda pagada cuando se guarde lo que espera.`,
  amount: 'Monto, en dólares',
  paidBy: 'Forma de pago',
  pay: 'Registrar pago',
  tooMuch: (open: string) => `Por favor, escriba ${open} como máximo.`,
  signature: 'Firma',
  signed: (name: string) => `Firmó ${name}.`,
  signLabel: 'Nombre del cliente, escrito por el cliente',
  sign: 'Firmar',
  signMissing: 'Por favor, escriba primero el nombre.',
  close: 'Terminar',
  closeJob: requestWords.done,
  mailsLater:
    'Lo que usted presione se guarda con su hora, y los correos al cliente salen cuando vuelva la conexión.',
  kept: (act: string, name: string) =>
    `“${act}” (${name}) espera en este teléfono hasta que vuelva la conexión.`,
  notKept: (act: string, isFull: boolean) =>
    isFull
      ? `Ya no hay espacio en este teléfono: “${act}” NO se guardó. Borre otra cosa del teléfono y presione otra vez, o anótelo.`
      : `Este teléfono no pudo guardar “${act}”. Por favor, presione otra vez, o anótelo.`,
  newCall: 'Anotar una solicitud',
  newCallHint:
    'Espera en este teléfono, cifrada, y se guarda una sola vez, con esta hora, cuando vuelva la conexión.',
  keepCall: 'Guardarla hasta que haya conexión',
  nameMissing: 'Por favor, escriba un nombre.',
  phoneMissing: 'Por favor, escriba un número de teléfono.',
  takePhoto: 'Tomar una foto',
  takePhotoOf: (name: string) => `Tomar una foto del trabajo de ${name}`,
  choosePhotos: 'Elegir fotos',
  choosePhotosOf: (name: string) => `Elegir fotos para el trabajo de ${name}`,
  photosWait: (count: number) =>
    count === 1 ? '1 foto espera en este teléfono.' : `${count} fotos esperan en este teléfono.`,
  noPhoto: (file: string) => `${file} no es una foto.`,
  photoUnread: (file: string) => `No se pudo leer ${file}. Por favor, tómela otra vez.`,
  photosTooLarge: (most: string) =>
    `Todas las fotos que esperan aquí pueden sumar ${most}. La última no se guardó.`,
  estimate: 'Presupuesto',
  invoice: 'Factura',
  writeDraft: { estimate: 'Hacer un presupuesto', invoice: 'Hacer factura' },
  keepDraft: 'Guardar el borrador',
  cancelDraft: 'Cancelar',
  draftHint:
    'Se guarda como borrador cuando vuelva la conexión. El cliente no recibe nada antes de que alguien lo envíe.',
  draftThere: 'Hay un borrador. Para cambiarlo se necesita conexión.',
  draftWaits: 'Un borrador espera en este teléfono.',
  paperOf: (state: string, total: string) => `${state}: ${total}`,
  lineMissing: 'Por favor, escriba al menos una línea.',
  linesTooLarge:
    'Un precio es de $100,000 como máximo, una cantidad de 0.01 a 10,000, y un descuento no pasa de su línea.',
  prices: 'Lista de precios',
  noPrices: 'La lista de precios no está en este teléfono: su cuenta no la ve, o está vacía.',
  notHere: 'Esta pantalla necesita conexión. Aquí están sus trabajos.',
  missing: 'Este trabajo no está en este teléfono',
  missingHint: 'Solo guarda sus propios trabajos de hoy y mañana.',
  whatWorks: 'Lo que funciona sin conexión',
  works: ({ calls, drafts }: { calls: boolean; drafts: boolean }) =>
    `Sus trabajos de hoy y mañana: llamada, mensaje, mapa, lo que escribió el cliente, notas y miniaturas; ${requestWords.onTheWay}, ${requestWords.late}, ${workWords.start}, ${workWords.pause}, ${requestWords.done}, nota, fotos, precio, firma${drafts ? ', un pago de una factura ya enviada, y borradores de presupuestos y facturas' : ''}${calls ? '; y solicitudes nuevas' : ''}. Esperan aquí en orden y se guardan una sola vez.`,
  worksNot: ({ calls, drafts }: { calls: boolean; drafts: boolean }) =>
    `Aquí no: ${drafts ? 'enviar presupuestos y facturas, cambiar borradores ya guardados' : 'presupuestos y facturas'}${calls ? '' : ', solicitudes nuevas'}, trabajos de otras personas, clientes y reportes. Necesitan conexión.`,
  sealed: `Lo que se guarda aquí está cifrado. Se borra cuando usted cierra sesión, cuando su sesión termina, y después de ${sealedHours} horas sin conexión; con ello se van los pasos que todavía esperan.`,
  connected:
    'Volvió la conexión, y lo que esperaba ya se envió. Lo que está escribiendo aquí todavía no se guarda.',
  goOn: 'Seguir en el panel',
  turnedBack:
    'El reloj de este dispositivo muestra una hora anterior a la de antes. Sus trabajos siguen bajo llave hasta que esté bien, o hasta que vuelva la conexión.',
  ended: `Se borraron los trabajos de este dispositivo: lleva ${sealedHours} horas sin llegar al servidor.`,
}
