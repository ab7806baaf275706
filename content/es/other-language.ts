/** What pages in another language say of this one, in this one. */
export const otherLanguageWords = {
  spoken: 'Hablamos español',
  prefer: '¿Prefiere español?',
  thisPage: 'Ver esta página en español',
  ourSite: 'Ver nuestro sitio en español',
  dismiss: 'No, gracias',
}
