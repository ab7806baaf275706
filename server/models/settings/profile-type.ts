import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql'
import { markGrounds } from '#content/profile/brand.ts'
import { deposits, paymentMethods, photoSubjects } from '#content/profile/business-profile.ts'
import { practices } from '#content/profile/practices.ts'
import { weekdays } from '#content/time/clocks.ts'
import { holidays } from '#content/time/holidays.ts'
import { stateCodes } from '#content/us-states.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { required } from '#server/data-service/field-types.ts'

type Scalar = GraphQLEnumType | GraphQLScalarType
type Output = Scalar | GraphQLObjectType
type Input = Scalar | GraphQLInputObjectType

/** Output and input type of a fact. `mayBeAbsent`: null is a value of it; `mayBeUnsent`: sending it is optional. */
type Fact = { output: Output; input: Input; isList?: true; mayBeAbsent?: true; mayBeUnsent?: true }

const scalar = (type: Scalar): Fact => ({ output: type, input: type })
const optional = (fact: Fact): Fact => ({ ...fact, mayBeAbsent: true, mayBeUnsent: true })
const unsent = (fact: Fact): Fact => ({ ...fact, mayBeUnsent: true })
const list = (fact: Fact): Fact => ({ ...fact, isList: true })

const typeOf = <Type extends Output | Input>(type: Type, { isList }: Fact) =>
  isList ? new GraphQLList(new GraphQLNonNull(type)) : type

function object(name: string, facts: Record<string, Fact>, computed = {}, given = {}): Fact {
  const fields = Object.entries(facts)
  return {
    output: new GraphQLObjectType({
      name,
      fields: {
        ...Object.fromEntries(
          fields.map(([field, fact]) => {
            const type = typeOf(fact.output, fact)
            return [field, { type: fact.mayBeAbsent ? type : new GraphQLNonNull(type) }]
          }),
        ),
        ...computed,
      },
    }),
    input: new GraphQLInputObjectType({
      name: `${name}Input`,
      fields: Object.fromEntries(
        fields.map(([field, fact]) => {
          const type = typeOf(fact.input, fact)
          return [field, { type: fact.mayBeUnsent ? type : new GraphQLNonNull(type) }]
        }),
      ),
      ...given,
    }),
  }
}

const text = scalar(GraphQLString)
const whole = scalar(GraphQLInt)
const number = scalar(GraphQLFloat)
const yes = scalar(GraphQLBoolean)
const weekday = scalar(enumOf('Weekday', weekdays))
const serviceSlug = scalar(
  new GraphQLScalarType<string, string>({
    name: 'ServiceSlug',
    description: 'A service by the last part of its address, like access-control',
  }),
)

const phoneLine = object('PhoneLine', { label: unsent(text), display: text }, { e164: required.text })

const place = object('Place', {
  street: optional(text),
  city: text,
  state: { output: enumOf('StateCode', stateCodes), input: GraphQLString },
  postalCode: optional(text),
  latitude: optional(number),
  longitude: optional(number),
  walkIn: unsent(yes),
})

const mark = object('BrandMark', {
  digest: text,
  width: whole,
  height: whole,
  ground: scalar(enumOf('MarkGround', markGrounds)),
})

const openingHours = object('OpeningHours', { from: weekday, to: weekday, opens: text, closes: text })

const facts: Record<string, Fact> = {
  name: text,
  tagline: optional(text),
  place,
  dispatch: phoneLine,
  office: optional(phoneLine),
  email: optional(text),
  takesTexts: yes,
  timeZone: text,
  licenses: list(
    object('License', {
      number: text,
      holder: text,
      covers: text,
      authority: optional(text),
      lookUp: optional(text),
    }),
  ),
  since: optional(whole),
  crewExperience: optional(text),
  customers: optional(text),
  rating: optional(
    object('RatingClaim', { value: number, count: whole, source: text, url: text, asOf: text }),
  ),
  affiliations: list(text),
  nights: yes,
  emergencyArrival: optional(object('ArrivalWindow', { from: whole, to: whole })),
  averageArrivalMinutes: optional(whole),
  callbackMinutes: optional(whole),
  emergencyCallbackMinutes: optional(whole),
  sameDayBefore: optional(text),
  laborWarrantyDays: optional(whole),
  liabilityInsurance: optional(text),
  bond: optional(text),
  serviceCall: object('ServiceCallPrices', { residential: optional(text), commercial: optional(text) }),
  fees: object('Fees', { afterHours: optional(text), trip: optional(text) }),
  deposit: optional(scalar(enumOf('Deposit', deposits))),
  paymentMethods: list(scalar(enumOf('PaymentMethod', paymentMethods))),
  paymentLink: optional(text),
  reviewLink: optional(text),
  radiusMiles: object('RadiusMiles', {
    service: optional(whole),
    freeTravel: optional(whole),
    arrival: optional(whole),
  }),
  serviceAreas: list(text),
  /** Computed from the areas whenever they are saved; what is sent does not count. */
  areaPlaces: list(object('AreaPlace', { name: text, latitude: number, longitude: number })),
  fieldHours: list(openingHours),
  officeHours: list(openingHours),
  closedDays: list(object('ClosedDay', { date: text, name: optional(text) })),
  travelMinutes: optional(whole),
  holidays: list(scalar(enumOf('Holiday', holidays))),
  hiddenServices: list(serviceSlug),
  hiddenCards: list(text),
  hiddenPractices: list(scalar(enumOf('Practice', practices))),
  logo: optional(mark),
  icon: optional(mark),
  accent: optional(text),
  photos: list(
    object('Photo', { subject: scalar(enumOf('PhotoSubject', photoSubjects)), image: text, alt: text }),
  ),
}

export const profileType = object(
  'BusinessProfile',
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, unsent(fact)])),
  {
    version: {
      ...required.text,
      description: 'Changes with each save; see updateBusinessProfile',
    },
  },
  {
    description:
      'A fact that is not sent stays as it is, and null removes it. One with fields of its own, and a list, is replaced as a whole.',
  },
)
