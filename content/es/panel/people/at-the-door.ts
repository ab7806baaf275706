/** What is done at the customer's place: photos of the lock and of the work, and the customer's name for it. */
export const doorWords = {
  title: 'En la puerta',

  addPhotos: 'Agregar fotos',
  addPhotosOf: (name: string) => `Agregar fotos del trabajo de ${name}`,
  sendingPhotos: 'Enviando fotos...',
  sendPhotos: 'Enviar las fotos',
  photosAdded: (count: number) => (count === 1 ? 'Se agregó una foto' : `Se agregaron ${count} fotos`),
  photosHelp: 'Solo para el equipo. El cliente ve las que usted muestre como “Antes” o “Después”.',
  noPhotos: 'Por favor, elija una foto.',
  photosFull: 'Por ahora no hay espacio para más archivos. Intente otra vez más tarde.',
  addedBy: (name: string) => (name ? `por ${name}` : 'por el equipo'),
  alternative: (number: number, owner: string) => `Foto ${number} del trabajo de ${owner}`,

  signs: 'Firma del cliente',
  signsAgain: 'Firmar otra vez',
  ask: (name: string) =>
    `Dele su teléfono a ${name}, o a la persona que esté ahí. El nombre se guarda con la hora y se imprime en la factura.`,
  statement: '“El trabajo está terminado, y lo acepto.”',
  signName: 'Nombre completo de quien firma',
  signSend: 'Sí, lo acepto',
  signed: (name: string, time: string) => `Firmó ${name} (${time}).`,
  signSaved: (name: string) => `Firmó ${name}`,
  signature: 'Firmó',
  signatureText: (name: string, time: string) => `${name}, ${time}`,
}

export const showPhotoWords = {
  title: 'Mostrar al cliente',
  titleOf: (file: string) => `Mostrar ${file} al cliente`,
  before: 'Antes',
  after: 'Después',
  shown: (as: string) => `El cliente la ve como “${as}”`,
  hidden: 'El cliente no la ve',
  failed: 'No se pudo cambiar lo que ve el cliente',
}

export const removeFileWords = {
  remove: 'Quitar',
  removeOf: (file: string) => `Quitar ${file}`,
  question: '¿Quitar este archivo?',
  what: (file: string) => `${file} se elimina para siempre. No pasa por la papelera.`,
  removing: 'Quitando...',
  removed: (file: string) => `Se quitó ${file}`,
}
