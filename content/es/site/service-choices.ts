import type { ContactService, QuoteService, ReviewService, ServiceSlug } from '#content/services.ts'

export const serviceLabels: Readonly<Record<ServiceSlug, string>> = {
  residential: 'Residencial',
  commercial: 'Comercial',
  automobile: 'Automotriz',
  emergency: 'Emergencias',
  'access-control': 'Control de acceso',
  'door-services': 'Puertas',
  safe: 'Cajas fuertes',
  surveillance: 'Cámaras',
}

/** By own names only: `__proto__` is one that every object has. */
export const labelIn = (labels: Readonly<Record<string, string>>, service: string): string =>
  (Object.hasOwn(labels, service) ? labels[service] : undefined) ?? service

export const quoteServiceLabels: Readonly<Record<QuoteService, string>> = {
  automotive: 'Automotriz',
  residential: 'Residencial',
  commercial: 'Comercial',
  safes: 'Cajas fuertes',
  'access-control': 'Control de acceso',
  surveillance: 'Cámaras de seguridad',
}

/** The label of a stored value; a value from an older list is shown as it is. */
export const serviceLabel = (service: string): string => labelIn(quoteServiceLabels, service)

export const contactServiceLabels: Readonly<Record<ContactService, string>> = {
  emergency: 'Emergencia: se quedó afuera',
  automotive: 'Automotriz',
  residential: 'Residencial',
  commercial: 'Comercial',
  safes: 'Cajas fuertes',
  'access-control': 'Control de acceso',
  surveillance: 'Cámaras de seguridad',
  other: 'Otro asunto',
}

export const contactServiceLabel = (service: string): string => labelIn(contactServiceLabels, service)

const about: Readonly<Record<ContactService, string>> = {
  emergency: 'sobre una emergencia',
  automotive: 'sobre un carro',
  residential: 'sobre su casa',
  commercial: 'sobre su negocio',
  safes: 'sobre una caja fuerte',
  'access-control': 'sobre control de acceso',
  surveillance: 'sobre cámaras',
  other: 'sobre otro asunto',
}

/** What a request is about, in a sentence; nothing of a value from an older list. */
export const aboutService = (service: string): string => (about as Record<string, string>)[service] ?? ''

const reviewServiceLabels: Readonly<Record<ReviewService, string>> = {
  Automotive: 'Automotriz',
  Residential: 'Residencial',
  Commercial: 'Comercial',
  Safes: 'Cajas fuertes',
  'Access Control': 'Control de acceso',
  Surveillance: 'Cámaras de seguridad',
  Emergency: 'Emergencias',
}

export const reviewServiceLabel = (service: string): string => labelIn(reviewServiceLabels, service)
