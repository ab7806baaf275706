import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Call } from '#server/data-service/call.ts'
import { allowed } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { leadFigures, recentFirstContact } from './lead-figures.ts'
import { quote } from './quote.ts'
import { shareDescription } from './share-in-time.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }
const number = { type: new GraphQLNonNull(GraphQLInt) }

const speed = {
  contacted: number,
  medianFirstContactSeconds: { type: GraphQLFloat, description: 'Null when nobody was contacted' },
  shareWithin30Minutes: { type: GraphQLFloat, description: shareDescription },
}

const serviceFigure = new GraphQLObjectType({
  name: 'ServiceFigure',
  fields: { service: text, requests: number },
})

const weekFigures = new GraphQLObjectType({
  name: 'WeekFigures',
  description: 'Quotes and messages of one week that do not look automatic. Computed by the database.',
  fields: {
    week: { ...text, description: 'Its Monday in Houston, such as 2026-11-16' },
    requests: number,
    services: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(serviceFigure))) },
    ...speed,
  },
})

const firstContact = new GraphQLObjectType({
  name: 'FirstContact',
  description:
    'How fast quotes and messages of the last 7 days were answered, without those that look automatic.',
  fields: speed,
})

const shownWeeks = 12

/** How many asked for what, and how fast they were called back, week by week. */
export const leadFiguresCalls: ExtraCalls = {
  queries: {
    leadFigures: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(weekFigures))),
      resolve: (_root, _args, call) => leadFigures(staffOnly(call), shownWeeks, new Date()),
    },
    firstContact: {
      type: new GraphQLNonNull(firstContact),
      resolve: (_root, _args, call) => recentFirstContact(staffOnly(call), new Date()),
    },
  },
}

/** Who may read quotes may read messages too: the administrators. */
function staffOnly(call: Call) {
  unwrap(allowed(quote, 'read', call.actor))
  return call.db
}
