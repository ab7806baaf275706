/** Words that tell this language from the others: what customers wrote says nothing of it. */
const words = `el la los las lo le les de del y que en un una unos es son fue era muy con por para mi mis su sus nos se al como
  más pero cuando quien todo todos está gracias trabajo buen buena bueno excelente rápido llegó servicio`

export const smallWords = words.split(/\s+/)
