import type { BusinessProfile } from '../business-profile.ts'

/** Words of the service-area map, which several pages share. `provider` is whoever serves the embedded map. */
export const mapWords = {
  heading: 'Where we drive',
  lead: ({ service, freeTravel }: BusinessProfile['radiusMiles']) =>
    `Up to ${service} miles from downtown. Inside the ${freeTravel}-mile ring there is no travel fee; beyond it one may apply, and you hear it before we set out.`,
  areasTitle: 'Areas we serve',
  areas: [
    'Downtown Houston',
    'The Heights',
    'Montrose',
    'River Oaks',
    'Memorial',
    'Galleria',
    'Medical Center',
    'surrounding areas',
  ],
  drawing: ({ service, freeTravel }: BusinessProfile['radiusMiles']) =>
    `Map of Harris County and its neighbors with rings at ${freeTravel} and ${service} miles around downtown Houston, and the named areas we serve.`,
  ring: (miles: number) => `${miles} mi`,
  load: 'Open the street map',
  loadNote: (provider: string) =>
    `This loads a map from ${provider}, who will then see your network address. Nothing is loaded before you press the button.`,
  frame: (provider: string) => `Street map of Houston by ${provider}`,
  unsure: 'Not sure whether we come to you? Give us the nearest cross street.',
  call: (display: string) => `Call ${display}`,
} as const
