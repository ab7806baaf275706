import type { TestimonialService } from '#content/services.ts'
import { labelIn } from './service-choices.ts'

const testimonialServiceLabels: Readonly<Record<TestimonialService, string>> = {
  'Residential Locksmith': 'Residential Locksmith',
  'Commercial Locksmith': 'Commercial Locksmith',
  'Automotive Locksmith': 'Automotive Locksmith',
  'Emergency Services': 'Emergency Services',
  'Safe Services': 'Safe Services',
  'Access Control': 'Access Control',
  'Door Services': 'Door Services',
  'Security Cameras': 'Security Cameras',
  Other: 'Other',
}

export const testimonialServiceLabel = (service: string): string => labelIn(testimonialServiceLabels, service)
