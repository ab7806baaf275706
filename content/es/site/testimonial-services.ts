import type { TestimonialService } from '#content/services.ts'
import { labelIn } from './service-choices.ts'

const testimonialServiceLabels: Readonly<Record<TestimonialService, string>> = {
  'Residential Locksmith': 'Cerrajería residencial',
  'Commercial Locksmith': 'Cerrajería comercial',
  'Automotive Locksmith': 'Cerrajería automotriz',
  'Emergency Services': 'Servicios de emergencia',
  'Safe Services': 'Cajas fuertes',
  'Access Control': 'Control de acceso',
  'Door Services': 'Puertas',
  'Security Cameras': 'Cámaras de seguridad',
  Other: 'Otro',
}

export const testimonialServiceLabel = (service: string): string => labelIn(testimonialServiceLabels, service)
