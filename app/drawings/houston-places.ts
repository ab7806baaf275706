/** Degrees, as GeoJSON writes them: longitude first, west negative. */
export type Coordinates = readonly [longitude: number, latitude: number]

export const downtown: Coordinates = [-95.3698, 29.7604]

export const countySheet = { width: 620, height: 540, downtown: [312, 268], unitsPerMile: 8 } as const

export const areaPlaces = {
  downtown: { at: downtown, side: 'right' },
  heights: { at: [-95.398, 29.798], side: 'left' },
  montrose: { at: [-95.391, 29.7445], side: 'right' },
  riverOaks: { at: [-95.4215, 29.752], side: 'left' },
  memorial: { at: [-95.515, 29.768], side: 'right' },
  galleria: { at: [-95.4635, 29.739], side: 'left' },
  medicalCenter: { at: [-95.398, 29.708], side: 'right' },
} as const satisfies Record<string, { at: Coordinates; side: 'left' | 'right' }>

export type AreaPlace = keyof typeof areaPlaces

/** In the part of the county that the map shows, clear of the rings. */
export const countyPlaces = {
  harris: [-95.325, 29.96],
  montgomery: [-95.287, 30.125],
  liberty: [-94.89, 30.02],
  chambers: [-94.84, 29.845],
  galveston: [-95.0, 29.35],
  brazoria: [-95.38, 29.39],
  fortBend: [-95.68, 29.52],
  waller: [-95.94, 29.83],
} as const satisfies Record<string, Coordinates>

export type CountyPlace = keyof typeof countyPlaces

export const freeways: readonly { name: string; through: readonly Coordinates[]; nameAt: Coordinates }[] = [
  {
    name: 'I-10',
    nameAt: [-95.525, 29.796],
    through: [
      [-95.6, 29.784],
      [-95.4535, 29.783],
      [-95.4, 29.776],
      [-95.37, 29.77],
      [-95.32, 29.772],
      [-95.2665, 29.7745],
      [-95.2, 29.772],
    ],
  },
  {
    name: 'I-45',
    nameAt: [-95.373, 29.86],
    through: [
      [-95.412, 29.9],
      [-95.3755, 29.8135],
      [-95.37, 29.77],
      [-95.37, 29.752],
      [-95.335, 29.72],
      [-95.2745, 29.694],
      [-95.2, 29.63],
    ],
  },
  {
    name: 'I-69',
    nameAt: [-95.487, 29.688],
    through: [
      [-95.56, 29.67],
      [-95.49, 29.715],
      [-95.4605, 29.7275],
      [-95.4, 29.732],
      [-95.372, 29.737],
      [-95.352, 29.763],
      [-95.3355, 29.8095],
      [-95.33, 29.9],
    ],
  },
]

/** Interstate 610, clockwise from Interstate 10 in the west. */
export const loop: readonly Coordinates[] = [
  [-95.4535, 29.783],
  [-95.451, 29.802],
  [-95.437, 29.811],
  [-95.3755, 29.8135],
  [-95.3355, 29.8095],
  [-95.29, 29.8045],
  [-95.27, 29.795],
  [-95.2665, 29.7745],
  [-95.2657, 29.7265],
  [-95.264, 29.7056],
  [-95.2745, 29.694],
  [-95.3, 29.683],
  [-95.3797, 29.6797],
  [-95.4295, 29.6785],
  [-95.4565, 29.6825],
  [-95.4605, 29.7275],
  [-95.4555, 29.765],
]
export const loopNameAt: Coordinates = [-95.33, 29.666]
