export const mailBarWords = {
  notSetUp: {
    text: 'El correo no está configurado. No se envía nada.',
    link: 'Configurarlo',
    badge: 'Correo apagado',
  },
  notProven: {
    text: 'El correo está configurado, pero aún no está probado.',
    link: 'Enviar una prueba',
    badge: 'Correo sin probar',
  },
  failing: {
    text: (short: string) => `El correo está fallando: ${short}.`,
    link: 'Arreglarlo',
    badge: 'Correo con fallas',
  },
  tellOwner: 'Avise al dueño.',
  fold: 'Ocultar esto. Se queda en Ajustes.',
  folded: 'Oculto. Se queda en Ajustes.',
  failures: {
    signIn: 'contraseña incorrecta',
    sender: 'remitente rechazado',
    certificate: 'sin conexión segura',
    host: 'servidor no encontrado',
    address: 'el servidor no es público',
    password: 'hay que escribir la contraseña otra vez',
    connection: 'sin conexión',
    tooMany: 'se llegó al límite de envíos',
    refused: 'rechazado por el servidor',
  },
}
