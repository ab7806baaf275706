/** By code: words that people type in this language and in no other one here. A language that is not here is never told. */
const telling: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{N}])(?:the|an|and|or|of|for|with|without|from|to|at|by|on|in|is|are|was|were|be|been|we|you|he|she|they|it|our|your|my|his|her|their|us|me|this|that|these|those|who|what|when|where|which|not|all|any|every|each|has|have|had|do|does|did|will|can|very|best|ever|everyone|everything|great|good|nice|fast|quick(?:ly)?|came|got|new|old|only|since|until|through|per|day|days|night|hours?|weekdays|years?|locks?|locked|locking|lockout|locksmiths?|keys?|keyed|rekey\w*|doors?|cars?|trucks?|home|homes|house|business|businesses|office|shop|store|owner|owned|dispatch(?:er)?|technicians?|apprentice|lead|mobile|service|services|emergency|licensed|licenses?|insured|bonded|work|works?|call|calls|trip|visit|safe|safes|cameras?|front|back)(?![\p{L}\p{N}])/giu,
  es: /[ñ¿¡]|(?<![\p{L}\p{N}])(?:un|una|unos|unas|y|o|de|del|al|para|por|con|sin|en|que|qué|es|son|era|fue|está|están|su|sus|mi|mis|nos|le|les|lo|se|si|sí|muy|más|menos|mejor(?:es)?|ya|todos?|todas?|cada|cuando|donde|quien|desde|hasta|hay|tiene|tenemos|hacemos|somos|gracias|excelente|buen[oa]?|rápid[oa]|llegó|día|días|noche|horas?|años?|cerrajer[oa]s?|cerrajería|cerraduras?|cerrojos?|chapas?|llaves?|puertas?|casas?|carros?|coches?|camionetas?|negocios?|oficina|taller|tienda|dueñ[oa]|despacho|técnic[oa]s?|aprendiz|domicilio|servicios?|emergencias?|licencias?|asegurad[oa]s?|trabajos?|llamadas?|visita|cajas?|cámaras?)(?![\p{L}\p{N}])/giu,
}

/** In which language something was typed, by its words; undefined where they do not say it, as of a name or a figure. */
export function likelyLanguage(text: string): string | undefined {
  const counts = Object.entries(telling)
    .map(([code, words]) => ({ code, count: text.match(words)?.length ?? 0 }))
    .sort((one, other) => other.count - one.count)
  const [most, next] = counts
  return most && most.count > (next?.count ?? 0) ? most.code : undefined
}

/** What somebody typed, on a page in this language: marked only where it is likely in another one. */
export function typedText(text: string, pageLanguage: string): { text: string; lang?: string } {
  const language = likelyLanguage(text)
  return language === undefined || language === pageLanguage ? { text } : { text, lang: language }
}
