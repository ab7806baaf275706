import type { StateCode } from './us-states.ts'

/** Time zones, and the states that keep each in most places or in some (49 CFR 71). */
const states = {
  'America/New_York': {
    most: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    some: 'TN',
  },
  'America/Chicago': { most: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI', some: 'FL IN KY MI' },
  'America/Denver': { most: 'CO ID MT NM UT WY', some: 'AZ KS ND NE NV OR SD TX' },
  'America/Phoenix': { most: 'AZ', some: '' },
  'America/Los_Angeles': { most: 'CA NV OR WA', some: 'ID' },
  'America/Anchorage': { most: 'AK', some: '' },
  'Pacific/Honolulu': { most: 'HI', some: '' },
} as const

type Zone = keyof typeof states

export const timeZones = Object.keys(states) as readonly Zone[]

export const timeZonesOf = (state: StateCode): readonly Zone[] =>
  (['most', 'some'] as const).flatMap((part) =>
    timeZones.filter((zone) => states[zone][part].includes(state)),
  )
