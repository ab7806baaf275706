import { either, texts } from '#content/texts.ts'

/**
 * What people type into the search, by the page that they mean: other words than those that stand on it. `fillers` decide
 * nothing.
 */
export const searchIntents = texts({
  fillers:
    'a an and any are am at can do does for get have i in is it me my need of on our please the to us we what where with you your',
  services: {
    residential:
      'house home apartment condo landlord landlords tenant tenants renter rental rent lease airbnb moved moving mailbox garage knob',
    commercial:
      'business office store shop restaurant property manager managers school church warehouse employee',
    automobile:
      'car cars truck vehicle auto motorcycle fob fobs remote ignition keyless vin acura audi bmw buick cadillac chevrolet chevy chrysler dodge fiat ford gmc harley honda hyundai infiniti jaguar jeep kia lexus lincoln mazda mercedes benz mini mitsubishi nissan pontiac porsche ram saturn scion subaru suzuki tesla toyota volkswagen volvo vw camry civic corolla accord altima silverado f150',
    emergency:
      'locked lockout out stuck outside inside lost broken snapped urgent emergency now burglary robbed breakin',
    'access-control': 'keycard fob badge buzzer intercom gate keyless',
    'door-services': 'hinge squeak sticks sagging slams closer panic automatic',
    safe: 'gun vault combination dial forgot',
    surveillance: 'cctv camera cameras video recorder doorbell ring',
  },
  sos: 'locked lockout out stuck outside inside lost urgent emergency help now house home apartment car truck office room garage',
  contact: either(
    'text texting texts sms message hours open address location phone number hablan espanol spanish{takesTexts}',
    'hours open address location phone number hablan espanol spanish',
  ),
  quote: 'quote estimate estimates photo photos free',
  reviews: 'rating ratings stars yelp google testimonials',
  about: 'who owner owners history team',
})
