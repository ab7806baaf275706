import { either, texts } from '#content/texts.ts'

/**
 * What people type into the search, by the page that they mean: other words than those that stand on it. `fillers` decide
 * nothing, `phrases` mean a page whatever else is asked for.
 */
export const searchIntents = texts({
  fillers:
    'a an and any are am at can do does don for get have i in is it locksmith locksmiths make me my need of on our please t the to us we what where with won you your',
  services: {
    residential:
      'house home apartment condo landlord landlords tenant tenants renter rental rent lease airbnb moved moving mailbox garage knob key keys copy copies duplicate duplicates lock locks change replace stuck',
    commercial:
      'business businesses office offices store stores shop shops restaurant restaurants property manager managers school church warehouse employee glass',
    automobile:
      'key keys lost battery car cars truck vehicle auto motorcycle fob fobs remote ignition keyless vin acura audi bmw buick cadillac chevrolet chevy chrysler dodge fiat ford gmc harley honda hyundai infiniti jaguar jeep kia lexus lincoln mazda mercedes benz mini mitsubishi nissan pontiac porsche ram saturn scion subaru suzuki tesla toyota volkswagen volvo vw camry civic corolla accord altima silverado f150',
    emergency:
      'key keys 24 7 hour night sunday locked lockout out stuck outside inside lost broken snapped urgent emergency now burglary robbed broke breakin',
    'access-control': 'keycard fob badge buzzer intercom gate keyless',
    'door-services':
      'hinge squeak sticks sagging slams closer panic automatic door doors close closing glass',
    safe: 'gun vault combination dial forgot',
    surveillance: 'cctv camera cameras video recorder doorbell ring',
  },
  sos: 'locked lockout out stuck outside inside lost urgent emergency help now',
  contact: either(
    'text texting texts sms message hours open address location phone number hablan espanol spanish{takesTexts}',
    'hours open address location phone number hablan espanol spanish',
  ),
  quote: 'quote estimate estimates photo photos free',
  reviews: 'rating ratings stars yelp google testimonials',
  phrases: {
    sos: 'locked out, locked myself, keys inside, key inside, keys locked in, keys in car, left keys, forgot keys, get in house, get into house, child locked, kid locked, baby locked, dog locked',
    contact: 'near me, nearby, closest, open now',
    prices:
      'price, prices, cost, costs, fee, fees, rate, rates, cheap, cheapest, affordable, how much, how expensive',
  },
  about: 'who owner owners history team',
})
