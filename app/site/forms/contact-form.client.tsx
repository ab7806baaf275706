import { ContactForm } from './contact-form.tsx'
import { contactFormWords } from '#content/en/contact-form.ts'
import { hydrateIslands } from './hydrate-island.ts'

hydrateIslands('contact-form', ContactForm, contactFormWords)
