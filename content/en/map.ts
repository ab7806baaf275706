import type { BusinessProfile } from '#content/business-profile.ts'
import type { ServiceAreaMapWords } from '#content/service-area-map-words.ts'

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
  /** The names on the drawing, and what it shows. */
  drawing: ({ service, freeTravel }: BusinessProfile['radiusMiles']): ServiceAreaMapWords => ({
    county: `Map of Harris County and its neighbors on Galveston Bay with dashed rings ${freeTravel} and ${service} miles around downtown Houston.`,
    town: 'Downtown Houston, The Heights, Montrose, River Oaks, Memorial, Galleria and the Medical Center among the freeways, larger than on the map beside it.',
    figures: { county: 'Fig. 1', town: 'Fig. 2' },
    rings: { near: `${freeTravel} mi`, far: `${service} mi` },
    counties: {
      harris: 'Harris County',
      montgomery: 'Montgomery',
      liberty: 'Liberty',
      chambers: 'Chambers',
      galveston: 'Galveston',
      brazoria: 'Brazoria',
      fortBend: 'Fort Bend',
      waller: 'Waller',
    },
    areas: {
      downtown: 'Downtown',
      heights: 'The Heights',
      montrose: 'Montrose',
      riverOaks: 'River Oaks',
      memorial: 'Memorial',
      galleria: 'Galleria',
      medicalCenter: 'Medical Center',
    },
    loop: '610 Loop',
    scale: '5 miles',
  }),
  load: 'Open the street map',
  loadNote: (provider: string) =>
    `This loads a map from ${provider}, who will then see your network address. Nothing is loaded before you press the button.`,
  frame: (provider: string) => `Street map of Houston by ${provider}`,
  unsure: 'Not sure whether we come to you? Give us the nearest cross street.',
  call: (display: string) => `Call ${display}`,
} as const
