import { createContext, useContext } from 'react'
import { graphql } from '#app/graphql.ts'
import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'

/** Every fact about the business, for the pages' frame and its metadata. */
export const ReadProfile = graphql(`
  query ReadProfile {
    businessProfile {
      name tagline city email since crewExperience customers averageArrivalMinutes
      liabilityInsurance bond laborWarrantyDays sameDayBefore affiliations timeZone
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

/** The profile of the page that is being rendered; the default where even that could not be loaded. */
export const ProfileContext = createContext<BusinessProfile>(defaultProfile)

/** The facts about the business, in any component of a public page. */
export const useProfile = () => useContext(ProfileContext)
