export const pushWords = {
  quote: (name: string) => `Nueva solicitud: ${name}`,
  message: (name: string) => `Nuevo mensaje: ${name}`,
  call: (name: string) => `Nueva llamada: ${name}`,
  review: (name: string) => `Nueva reseña: ${name}`,
  emergency: (name: string) => `EMERGENCIA: ${name}`,
  suspicious: (title: string) => `Por favor, revise. ${title}`,
  /** What it is about, and how many wait for an answer by now, this one included. */
  about: (about: string, waiting: number) =>
    waiting > 1 ? `${about}. Hay ${waiting} esperando.` : `${about}. Nadie más espera.`,
  writesIn: (language: string) => `Escribe en ${language}`,
  stars: (rating: number) => (rating === 1 ? '1 estrella' : `${rating} estrellas`),
  test: 'Prueba de su sitio web',
  testBody: 'Los avisos llegan a este dispositivo.',
}
