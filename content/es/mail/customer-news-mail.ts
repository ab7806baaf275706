export const customerNewsWords = {
  cancelled: {
    subject: (who: string) => `Cancelada: ${who}`,
    heading: (name: string) => `${name} canceló la solicitud`,
    text: 'Ya no hay nada que hacer. Si alguien va en camino, avísele.',
  },
  added: {
    subject: (who: string) => `Más detalles: ${who}`,
    heading: (name: string) => `${name} agregó detalles a la solicitud`,
    text: 'Los escribió en la página de su solicitud. Todavía nadie le ha respondido.',
  },
  corrected: {
    subject: (who: string) => `Corregida: ${who}`,
    heading: (name: string) => `${name} corrigió la solicitud`,
    text: 'Cambió su teléfono, su dirección o la forma de responderle. Revíselo antes de llamar o de salir.',
  },
  accepted: {
    subject: (who: string) => `Sí al presupuesto: ${who}`,
    heading: (name: string) => `${name} aceptó el presupuesto`,
    text: 'El precio está acordado. Fije la cita.',
    booked: 'El precio está acordado y la visita está fijada.',
  },
  declined: {
    subject: (who: string) => `No al presupuesto: ${who}`,
    heading: (name: string) => `${name} rechazó el presupuesto`,
    text: 'Llámele si otro precio u otra manera puede servir, o cierre la solicitud.',
  },
  anotherTime: {
    subject: (who: string) => `Otra hora: ${who}`,
    heading: (name: string) => `${name} pide otra hora`,
    text: 'La cita sigue en pie hasta que usted la cambie. Llámele y acuerden otra.',
  },
  appointmentCancelled: {
    subject: (who: string) => `Cita cancelada: ${who}`,
    heading: (name: string) => `${name} canceló la cita`,
    text: 'Nadie tiene que ir. La solicitud sigue abierta: llámele y pregunte qué desea.',
  },
  booked: {
    subject: (who: string) => `Reservó en línea: ${who}`,
    heading: (name: string) => `${name} reservó una cita`,
    text: 'Está fijada, y el cliente ya lo sabe. Todavía no la tiene nadie, a menos que alguien ya tuviera la solicitud.',
  },
  wished: {
    subject: (who: string) => `Pide una hora: ${who}`,
    heading: (name: string) => `${name} pide una cita`,
    text: 'Esa hora se le aparta hasta que usted la confirme o diga que no. Abra la solicitud y presione “Confirmar”.',
  },
  appointment: (time: string) => `Cita: ${time}`,
  files: (count: number) => (count === 1 ? 'Llegó con un archivo.' : `Llegó con ${count} archivos.`),
  about: (service: string, number: string) => `${service}, solicitud ${number}`,
  open: 'Abrir la solicitud',
}
