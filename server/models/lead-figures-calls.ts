import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Call } from '../data-service/call.ts'
import { done, type Outcome } from '../data-service/outcome.ts'
import { allowed } from '../data-service/permission.ts'
import { unwrap } from '../data-service/refusal-error.ts'
import type { ExtraCalls } from '../data-service/schema.ts'
import { leadFigures, type WeekFigures } from './lead-figures.ts'
import { quote } from './quote.ts'
import { shareDescription } from './share-in-time.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }
const number = { type: new GraphQLNonNull(GraphQLInt) }

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
    contacted: number,
    medianFirstContactSeconds: { type: GraphQLFloat, description: 'Null when nobody was contacted' },
    shareWithin30Minutes: { type: GraphQLFloat, description: shareDescription },
  },
})

const shownWeeks = 12

/** How many asked for what, and how fast they were called back, week by week. */
export const leadFiguresCalls: ExtraCalls = {
  queries: {
    leadFigures: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(weekFigures))),
      resolve: async (_root, _args, call) => unwrap(await figures(call)),
    },
  },
}

async function figures(call: Call): Promise<Outcome<WeekFigures[]>> {
  // Who may read quotes may read messages too: the administrators.
  const access = allowed(quote, 'read', call.actor)
  if (!access.ok) return access
  return done(await leadFigures(call.db, shownWeeks, new Date()))
}
