/** Words that tell this language from the others: what customers wrote says nothing of it. */
const words = `the and was were are is it its of to in on at by my our your they we you she his her for from with this that these
  have has had been would will can did not very so but when who what all great good work fast job again thank thanks`

export const smallWords = words.split(/\s+/)
