/** What pages in another language say of this one, in this one. */
export const otherLanguageWords = {
  spoken: 'English',
  prefer: 'Do you prefer English?',
  thisPage: 'See this page in English',
  ourSite: 'See our site in English',
  dismiss: 'No, thank you',
}
