/** `language` is called as the panel's own language calls it: "inglés". */
export const languageWords = {
  ofCustomer: 'Idioma del cliente',
  ofCustomerHelp: 'Sus correos, mensajes, presupuestos y facturas se escriben en él.',
  asLast: (first: string) => `Como la última vez, si no ${first}`,
  writesIn: (language: string) => `Escribe en ${language}`,
  onlyIn: (language: string, asked: string) =>
    `Estas están en ${language}. Todavía no tiene ninguna en ${asked}.`,
  others: 'En otro idioma',
  own: {
    title: 'Su idioma',
    hint: 'Este panel se abre en él en todos sus dispositivos, y los correos y avisos para usted se escriben en él. Donde tenga el panel instalado, vuelva a instalarlo después.',
    change: 'Cambiar el idioma',
    label: 'Idioma',
    submit: 'Guardar el idioma',
    done: 'Su idioma está guardado.',
  },
  invited: 'Su idioma',
}

/** Of what is written for the site; languages are called as above. */
export const sameInLanguageWords = {
  translationOf: 'Lo mismo en otro idioma',
  translationOfHelp: 'Lleva de uno a otro a los lectores y a los buscadores.',
  none: 'Nada',
  openIn: (language: string) => `Abrir en ${language}`,
  writeIn: (language: string) => `Escribirlo en ${language}`,
}
