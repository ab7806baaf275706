type UnsavedCall = { name: string; phone: string }

const nameOf = ({ name, phone }: UnsavedCall): string => name || phone || 'Sin nombre todavía'

export const unsavedCallWords = {
  title: (count: number) => (count === 1 ? '1 llamada sin guardar' : `${count} llamadas sin guardar`),
  nameOf,
  states: {
    typed: 'Sin terminar. Ábrala y guárdela.',
    waiting: 'Sin conexión. Se guarda sola cuando usted vuelva a estar en línea.',
    refused: 'Hay que corregir algo antes de guardarla. Ábrala.',
  },
  typedAt: (time: string) => `Escrita: ${time}`,
  discard: 'Descartar',
  discardOf: (call: UnsavedCall) => `Descartar la llamada de ${nameOf(call)}`,
  discarded: (call: UnsavedCall) => `${nameOf(call)}: se descartó.`,
  undo: 'Deshacer',
  sent: (calls: readonly UnsavedCall[]) =>
    calls.length === 1 ? `Se guardó: ${calls.map(nameOf).join()}.` : `Se guardaron ${calls.length} llamadas.`,

  keptTitle: 'Sin conexión. Esta llamada se queda en este dispositivo.',
  kept: 'Se guarda sola cuando usted vuelva a estar en línea, aunque salga de esta página. Mientras tanto está en su bandeja de entrada.',
  another: 'Solicitud nueva',

  notSignedOut: (count: number) =>
    count === 1
      ? 'Una llamada todavía no se guarda, y cerrar sesión la borraría. Primero guárdela o descártela.'
      : `${count} llamadas todavía no se guardan, y cerrar sesión las borraría. Primero guárdelas o descártelas.`,
}
