export const deviceWords = {
  quote: {
    offline: 'Sin conexión a internet. Su solicitud está guardada en este dispositivo.',
    busy: 'Su solicitud está guardada en este dispositivo. Seguimos intentando enviarla.',
    sent: 'Recibimos su solicitud.',
    refused: 'Su solicitud, guardada en este dispositivo, necesita una corrección antes de enviarse.',
  },
  contact: {
    offline: 'Sin conexión a internet. Su mensaje está guardado en este dispositivo.',
    busy: 'Su mensaje está guardado en este dispositivo. Seguimos intentando enviarlo.',
    sent: 'Recibimos su mensaje.',
    refused: 'Su mensaje, guardado en este dispositivo, necesita una corrección antes de enviarse.',
  },
  filesLeftOut: 'No todos los archivos llegaron. Puede agregarlos en la página de su solicitud.',
  receipt: 'Ver su solicitud',
  correct: 'Corregir',
  close: 'Cerrar este aviso',
  dismiss: 'No mostrar esta solicitud en este dispositivo',
}
