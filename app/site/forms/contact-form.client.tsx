import { contactFormWords } from '#words/site/contact-form.ts'
import { ContactForm } from './contact-form.tsx'
import { hydrateIslands } from './hydrate-island.ts'

hydrateIslands('contact-form', ContactForm, contactFormWords)
