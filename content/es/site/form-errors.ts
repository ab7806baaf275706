/** What is wrong with a field of a form: what the browser says at once, and the data service as the refusal of that name. */
export const fieldErrors = {
  firstNameMissing: 'Escriba su nombre.',
  lastNameMissing: 'Escriba su apellido. Si solo tiene un nombre, basta con un punto.',
  phoneMissing: 'Escriba un número de teléfono al que podamos llamar.',
  phoneNumber: 'Por favor, escriba un número de teléfono con su código de área.',
  emailMissing: 'Escriba su correo, como nombre@example.com.',
  serviceMissing: 'Elija un servicio.',
  nameMissing: 'Por favor, escriba su nombre.',
  starsMissing: 'Por favor, elija de una a cinco estrellas.',
  titleMissing: 'Por favor, escriba un título.',
  commentMissing: 'Por favor, escriba unas palabras.',
}

/** The texts of the specification about attachments. */
export const attachmentTexts = {
  help: 'Máximo 4 archivos, 40 MB en total. Solo imágenes y PDF.',
  tooManyFiles: 'Se permiten 4 archivos como máximo',
  tooManyBytes: 'El tamaño total de los archivos no debe pasar de 40 MB',
}
