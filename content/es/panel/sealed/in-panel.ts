/** What every screen of the panel loads of it. */
export const sealedInPanelWords = {
  openHere:
    'No hay conexión con el servidor. Sus trabajos de hoy y mañana están en este dispositivo, y lo que presione ahí queda en espera.',
  toJobs: 'Abrirlos aquí',
  sent: (count: number) =>
    count === 1
      ? 'Lo que esperaba en este dispositivo ya está guardado.'
      : `Los ${count} pasos que esperaban en este dispositivo ya están guardados.`,
  notSignedOut: (count: number) =>
    count === 1
      ? 'Su sesión sigue abierta: un paso todavía no se guarda. Está en la parte de arriba; primero envíelo o descártelo.'
      : `Su sesión sigue abierta: ${count} pasos todavía no se guardan. Están en la parte de arriba; primero envíelos o descártelos.`,
}
