import {
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { weekdays } from '#content/business-profile.ts'
import { refuseAnonymous } from '#server/data-service/permission.ts'
import { unwrap } from '#server/data-service/refusal-error.ts'
import type { ExtraCalls } from '#server/data-service/schema.ts'
import { readVersionedProfile, updateProfile } from './business-profile.ts'

/** A type for answers and the same for input: the profile is stored as a whole, every fact required. */
type Both = { output: Output; input: Input }
type Scalar = GraphQLEnumType | GraphQLScalarType
type Output = Scalar | GraphQLObjectType
type Input = Scalar | GraphQLInputObjectType

const scalar = (type: Scalar): Both => ({ output: type, input: type })

/** `answered`: what an answer has besides, because we work it out. */
function object(name: string, fields: Record<string, Both | [Both]>, answered = {}): Both {
  const typed = <Type extends Output | Input>(side: (both: Both) => Type) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, type]) => [
        field,
        {
          type: new GraphQLNonNull(
            Array.isArray(type) ? new GraphQLList(new GraphQLNonNull(side(type[0]))) : side(type),
          ),
        },
      ]),
    )
  return {
    output: new GraphQLObjectType({ name, fields: { ...typed(({ output }) => output), ...answered } }),
    input: new GraphQLInputObjectType({ name: `${name}Input`, fields: typed(({ input }) => input) }),
  }
}

const text = scalar(GraphQLString)
const whole = scalar(GraphQLInt)
const number = scalar(GraphQLFloat)
const weekday = scalar(
  new GraphQLEnumType({ name: 'Weekday', values: Object.fromEntries(weekdays.map((day) => [day, {}])) }),
)
const workedOut = { type: new GraphQLNonNull(GraphQLString) }
const phoneLine = object('PhoneLine', { label: text, display: text }, { e164: workedOut })
const openingHours = object('OpeningHours', { from: weekday, to: weekday, opens: text, closes: text })

const profile = object(
  'BusinessProfile',
  {
    name: text,
    tagline: text,
    city: text,
    dispatch: phoneLine,
    office: phoneLine,
    email: text,
    licenses: [object('License', { number: text, holder: text, covers: text })],
    since: whole,
    crewExperience: text,
    customers: text,
    emergencyArrival: object('ArrivalWindow', { from: whole, to: whole }),
    averageArrivalMinutes: whole,
    rating: object('RatingClaim', { value: number, count: whole, source: text }),
    liabilityInsurance: text,
    bond: text,
    serviceCall: object('ServiceCallPrices', { residential: text, commercial: text }),
    laborWarrantyDays: whole,
    sameDayBefore: text,
    radiusMiles: object('RadiusMiles', { service: whole, freeTravel: whole }),
    fieldHours: [openingHours],
    officeHours: [openingHours],
    affiliations: [text],
    timeZone: text,
  },
  { version: { ...workedOut, description: 'Changes with each save; see updateBusinessProfile' } },
)

/** The one record about the business: everybody with a key may read it, administrators change it. */
export const businessProfileCalls: ExtraCalls = {
  queries: {
    businessProfile: {
      type: new GraphQLNonNull(profile.output),
      resolve: async (_root, _args, call) => {
        if (call.actor.kind === 'anonymous') return unwrap(refuseAnonymous(call.actor))
        return readVersionedProfile(call.db)
      },
    },
  },
  mutations: {
    updateBusinessProfile: {
      type: new GraphQLNonNull(profile.output),
      args: {
        input: { type: new GraphQLNonNull(profile.input) },
        version: {
          type: GraphQLString,
          description:
            'The version that was edited; refused as CONFLICT when somebody saved another meanwhile',
        },
      },
      resolve: async (_root, args: { input: object; version?: string | null }, call) =>
        unwrap(await updateProfile(args.input, call, args.version ?? undefined)),
    },
  },
}
