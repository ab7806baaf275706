export const offlineWords = {
  title: 'Sin conexión',
  step: 'Sin conexión. La página se abre en cuanto regrese.',
  screen: 'Esta página se abre en cuanto regrese la conexión.',
}

export const installWords = {
  name: (company: string) => `Panel de ${company}`,
  description: 'Solicitudes, mensajes, reseñas y el blog de su negocio de cerrajería.',
}

export const offlinePageWords = {
  title: offlineWords.title,
  text: 'El panel no puede conectarse con el servidor, y este dispositivo no tiene trabajos que pueda mostrar mientras tanto.',
  requests: 'No se pierde ninguna solicitud: se guardan en el servidor.',
  waiting: 'El panel se abre en cuanto el servidor responda.',
  back: 'El servidor ya responde.',
  retry: 'Intentar otra vez',
}
