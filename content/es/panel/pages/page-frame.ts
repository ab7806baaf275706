export const pageFrameWords = {
  widths: 'Ancho',
  phone: 'Celular',
  desktop: 'Computadora',
  waits:
    'Sin conexión. Su cambio se queda en este dispositivo, y la página lo muestra cuando vuelva a estar en línea.',
}
