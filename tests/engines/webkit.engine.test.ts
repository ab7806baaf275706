import { customerJourneys } from './customer.ts'
import { journeysIn } from './journeys.ts'
import { menuJourneys } from './menus.ts'
import { ownerJourneys } from './owner.ts'
import { webkit, webkitWithoutPopovers } from './webkit.ts'

journeysIn(webkit, (journey) => {
  customerJourneys(journey)
  ownerJourneys(journey)
})

journeysIn(webkitWithoutPopovers, menuJourneys)
