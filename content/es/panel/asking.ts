import { ended } from '#content/fill-in.ts'

export const askingWords = {
  section: (name: string) => `Reseña de ${name}`,
  byMail: 'Enviar por correo',
  byMailTo: (name: string) => `Pedir por correo una reseña a ${name}`,
  byLink: 'Obtener un enlace',
  byLinkFor: (name: string) => `Obtener un enlace para que ${name} escriba una reseña`,
  asking: 'Pidiendo...',
  failed: 'No se pudo pedir la reseña',

  asked: 'Se pidió una reseña el',
  askedByMail: ', por correo',
  askedByFile: ', con un correo que se guardó como archivo y no se envió',
  askedInVain: ', con un correo que no se pudo entregar',
  expired: 'El enlace venció después de 90 días.',
  link: (name: string) => `Enlace para que ${name} escriba una reseña`,
  copy: 'Copiar el enlace',
  copied: 'Copiado',
  copyFailed: 'Seleccione el enlace y cópielo a mano.',
  text: 'Enviar el enlace por mensaje de texto',
  textTo: (name: string) => `Enviar el enlace por mensaje de texto a ${name}`,
  /** What the owner sends from the own phone; it can be changed before it goes. */
  message: (name: string, company: string, link: string) =>
    `Hola, ${name}, le saluda ${ended(company)} Si tiene dos minutos, por favor cuénteles a otros cómo le pareció nuestro trabajo, bueno o malo: ${link}`,

  received: 'Reseña recibida',
  show: 'Ver la reseña',
  showOf: (name: string) => `Ver la reseña de ${name}`,
}
