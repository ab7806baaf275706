import { customerJourneys } from './customer.ts'
import { firefox } from './firefox.ts'
import { journeysIn } from './journeys.ts'
import { ownerJourneys } from './owner.ts'

journeysIn(firefox, (journey) => {
  customerJourneys(journey)
  ownerJourneys(journey)
})
