import { graphql } from '#app/graphql.ts'

export const ReadBusiness = graphql(`
  query AdminReadBusiness {
    businessProfile {
      name tagline city email since crewExperience customers averageArrivalMinutes
      liabilityInsurance bond laborWarrantyDays sameDayBefore affiliations timeZone version
      dispatch { label display e164 }
      office { label display e164 }
      licenses { number holder covers }
      emergencyArrival { from to }
      rating { value count source }
      serviceCall { residential commercial }
      radiusMiles { service freeTravel }
      fieldHours { from to opens closes }
      officeHours { from to opens closes }
    }
  }
`)

export const SaveBusiness = graphql(`
  mutation AdminSaveBusiness($input: BusinessProfileInput!, $version: String!) {
    updateBusinessProfile(input: $input, version: $version) {
      version
    }
  }
`)
