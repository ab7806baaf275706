import { either } from '#content/texts.ts'

/** The page of the form, for browsers without script and for personal links. */
export const reviewPageWords = {
  invitation: {
    open: 'Usted llegó por nuestro enlace después de un trabajo terminado, así que su reseña llevará la marca Verificada. Buena o mala, cuenta lo mismo{allReviews}.',
    used: 'Este enlace ya se usó para una reseña. Todavía puede escribir una; aparecerá sin la marca Verificada.',
    expired:
      'Este enlace venció después de 90 días. Todavía puede escribir una reseña; aparecerá sin la marca Verificada.',
    unknown:
      'Este enlace no es nuestro, o no está completo. Todavía puede escribir una reseña; aparecerá sin la marca Verificada.',
  },

  title: 'Deje una reseña de {company}',
  description: either(
    'Cuente en pocas palabras cómo le fue con nosotros: una apertura, un cambio de combinación, una llave de carro o una puerta. Buena o mala, cuenta lo mismo.{does-automobile}{allReviews}',
    'Cuente en pocas palabras cómo le fue con nosotros: una apertura, un cambio de combinación o una puerta. Buena o mala, cuenta lo mismo{allReviews}.',
  ),
  back: 'Volver a las reseñas',
}
