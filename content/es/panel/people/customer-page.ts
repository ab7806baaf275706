import { ended } from '#content/fill-in.ts'

export const customerPageWords = {
  title: 'Página para el cliente',
  help: 'Ahí ve la cita y quién va, contesta el presupuesto, pide otra hora y paga. Puede hacerlo quien tenga el enlace.',
  link: (name: string) => `Enlace para que ${name} siga su solicitud`,
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  copyFailed: 'Seleccione el enlace y cópielo a mano.',
  text: 'Mandar el enlace por mensaje',
  textTo: (name: string) => `Mandar a ${name} un mensaje de texto con el enlace a la solicitud`,
  /** Sent from one's own phone; it can be changed before it goes. */
  message: (name: string, company: string, link: string) =>
    `Hola, ${name}, le saluda ${ended(company)} Aquí puede seguir su solicitud: ${link}`,
}
