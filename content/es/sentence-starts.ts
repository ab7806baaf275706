/**
 * What often begins a sentence and ends no host name: "puerta.Luego" is a space that was forgotten. None of them may be a
 * top-level domain, as "la", "se", "si", "su", "al", "es", "de" and "no" are.
 */
const words = `Además Ahora Antes Así Aun Aunque Cada Casi Como Con Cualquier Cuando Desde Después Durante El Ella
  Ellos En Entonces Esa Ese Eso Esta Estas Este Esto Estos Hasta Hay Las Le Lo Los Luego Mientras Muchas Muchos
  Nada Nadie Nosotros Nuestra Nuestro Nunca Otra Otro Para Pero Por Porque Pues Que Sea Sin Siempre Sobre Solo Sus También
  Tampoco Tiene Toda Todas Todo Todos Tras Un Una Unos Usted`

export const sentenceStarts = words.split(/\s+/)
