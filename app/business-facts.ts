import { graphql } from './graphql.ts'

export const BusinessFacts = graphql(`
  fragment BusinessFacts on BusinessProfile @_unmask {
    name tagline email takesTexts timeZone since crewExperience customers affiliations
    nights averageArrivalMinutes callbackMinutes emergencyCallbackMinutes sameDayBefore laborWarrantyDays
    liabilityInsurance bond deposit paymentMethods paymentLink reviewLink serviceAreas
    travelMinutes holidays hiddenServices hiddenCards hiddenPractices
    place { street city state postalCode latitude longitude walkIn }
    dispatch { label display e164 }
    office { label display e164 }
    licenses { number holder covers authority lookUp }
    rating { value count source url asOf }
    emergencyArrival { from to }
    serviceCall { residential commercial }
    fees { afterHours trip }
    areaPlaces { name latitude longitude }
    radiusMiles { service freeTravel arrival }
    fieldHours { from to opens closes }
    officeHours { from to opens closes }
    closedDays { date name }
    accent
    logo { digest width height ground }
    icon { digest width height ground }
    photos { subject image alt }
  }
`)
