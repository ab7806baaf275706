export const tooLong = ({ most }: { most: number }) => `Máximo ${most} caracteres.`

/** Of texts that the owner publishes in the place of ours. */
export const textRefusals = {
  checkTexts: 'No se publicó nada. Revise los textos marcados.',
  textUnknown: 'El sitio no tiene ese texto.',
  textChanged: ({ author }: { author: string }) =>
    `${author} cambió este texto mientras tanto. Publique otra vez para poner el suyo en su lugar.`,
  textEmpty: 'Escriba un texto, u oculte el nuestro.',
  textNeeded: 'La página no puede estar sin este texto. Mejor cámbielo.',
  entryEmpty: 'Escriba un texto aquí, o quite el renglón nuevo.',
  listOrder: 'Este orden nombra un renglón que la lista no tiene, o uno dos veces.',
  textLast: 'Una lista conserva al menos un renglón. Oculte menos.',
  textHtml: 'Los textos no llevan HTML.',
  textFact: ({ name }: { name: string }) => `Aquí no se conoce nada con el nombre {${name}}.`,
  textLacks: ({ name }: { name: string }) => `Deje {${name}} en este texto: faltaría lo que representa.`,
  textBraces: 'Las llaves { } van solo alrededor del nombre de un dato.',
}
