import { either, texts } from '#content/texts.ts'

export const responseTimes = texts({
  id: 'response-times',
  title: either('Response Times{does-emergency}', 'Response Times{has-sameDayBefore}', 'Working Hours'),
  items: [
    {
      id: 'arrival-time',
      question: 'How soon can you be here in an emergency{does-emergency}?',
      answer: [
        either(
          'Within {arrivalRadius} of downtown we say {arrival} on the phone; farther out we say how long the drive is. Our average is {averageTime}, but an average helps nobody who is stuck behind a stalled truck, so we name the window and not the best case.',
          'On the phone we say {arrival}. Our average is {averageTime}, but an average helps nobody who is stuck behind a stalled truck on the Loop, so we name the window and not the best case{houston}.',
          'On the phone we say {arrival}. Our average is {averageTime}, but an average helps nobody who is stuck behind a stalled truck, so we name the window and not the best case.',
          'On the phone we say {arrival}. If something is in the way, we say so.',
          'On the phone we tell you when we can be at your door, as it is at that hour and not as the best case.',
        ),
        either(
          'Three things make us quicker: the nearest cross street, the gate or garage code, and a number where we can reach you. In an apartment community tell us the building and where the visitors park. If high water or a closed freeway is in the way, we say so right away and tell you how long it will really take, so you can decide whether to wait{houston}.',
          'Three things make us quicker: the nearest cross street, the gate or garage code, and a number where we can reach you. In an apartment community tell us the building and where the visitors park. If traffic or a closed road is in the way, we say so right away and tell you how long it will really take, so you can decide whether to wait.',
        ),
      ],
    },
    {
      id: 'same-day',
      question: 'Do you come the same day if it is not an emergency{has-sameDayBefore}?',
      answer: [
        either(
          'Yes, if you book before {sameDayBefore} on a working day. That covers the ordinary work: rekeying a house, a deadbolt that needs a shoulder, a storefront door that won’t latch, a spare car key, a mailbox lock{does-automobile}. Requests that come later in the day get a time on the next working day.',
          'Yes, if you book before {sameDayBefore} on a working day. That covers the ordinary work: rekeying a house, a deadbolt that needs a shoulder, a storefront door that won’t latch, a mailbox lock. Requests that come later in the day get a time on the next working day.',
        ),
        either(
          'What may take longer is a part that has to be ordered: a cylinder with a restricted keyway, a panic bar for a certain door width, a special finish, a fob for a rare car{does-automobile}. Then we secure the door on the first visit if it needs it, order the part, and come back when it has arrived.',
          'What may take longer is a part that has to be ordered: a cylinder with a restricted keyway, a panic bar for a certain door width, a special finish. Then we secure the door on the first visit if it needs it, order the part, and come back when it has arrived.',
        ),
      ],
    },
    {
      id: 'working-hours',
      question: either('What are your working hours{keepsHours}?', 'Do you come at night{nights}?'),
      answer: [
        either(
          'Booked work is done {bookedHours}. Those are the hours when we come to rekey a house, install a lock or look at a door. Shops that cannot close for it can ask for a time before they open or after they close{does-commercial}.',
          'The office answers {officeHours}.',
        ),
        either(
          'Emergencies have no hours. A lockout, a break-in or a door that won’t lock is handled day and night, on Sundays and holidays too{nights}. For those call {phone} and don’t use the form: we answer the phone first{someoneOnDuty}. If you are not sure whether it is an emergency, call and ask; telling you that it can wait costs nothing.',
          'Emergencies have no hours. A lockout, a break-in or a door that won’t lock is handled day and night, on Sundays and holidays too{nights}. For those call {phone} and don’t use the form: the phone is faster. If you are not sure whether it is an emergency, call and ask; telling you that it can wait costs nothing.',
          'For a lockout, a break-in or a door that won’t lock, call {phone} and don’t use the form: the phone is faster{keepsHours}. Outside of these hours nobody answers{keepsHours}. If someone is in danger, call 911{keepsHours}.',
        ),
      ],
    },
  ],
})

export const serviceAreas = texts({
  id: 'service-areas',
  title: 'Service Areas',
  items: [
    {
      id: 'areas',
      question: 'Which parts of {city} do you serve?',
      answer: [
        either(
          'Everything within {radius} of downtown. That takes in Downtown itself, the Heights, Montrose, River Oaks, Memorial, the Galleria and the Medical Center, and the neighborhoods and towns around them on every side, out past Beltway 8{houston}.',
          'Everything within {radius} of downtown {city}. That takes in {areas}, and what lies around them.',
          'Everything within {radius} of downtown {city}.',
          'We work in {areas}.',
          'We work in {city} and around it.',
        ),
        either(
          'We are a mobile workshop, so there is no counter to drive to{mobile}. The van carries what a counter would have: key machines, pins and cylinders for common makes, closers, latches and programmers for car keys{does-automobile}{has-miles}{carriesParts}. If you are near the edge of the circle, give us the nearest cross street when you call. We tell you right away whether we come and what the drive adds, before you have decided anything.',
          'We are a mobile workshop, so there is no counter to drive to{mobile}. If you are not sure that we come to you, give us the nearest cross street when you call. We tell you right away whether we come and what the drive adds, before you have decided anything.{carriesParts}',
          'We come to you, so there is no counter to drive to{mobile}. If you are not sure that we come to you, give us the nearest cross street when you call. We tell you right away whether we come and what the drive adds, before you have decided anything.',
        ),
      ],
    },
    {
      id: 'travel-fee',
      question: 'Is there a travel fee?',
      answer: [
        either(
          'Within {freeRadius} there is none. Between {freeMiles} and {miles} miles a travel fee of {tripFee} may apply{feeFartherOut}. You hear the whole price before any work{pricesFirst}.',
          'Within {freeRadius} there is none. Between {freeMiles} and {miles} miles a travel fee may apply, depending on how far it is and what the job is{feeFartherOut}. It belongs to the whole price, which you hear before any work, and has its own line on the invoice.{pricesFirst}{itemizedInvoices}',
          'Within {freeRadius} there is none. Between {freeMiles} and {miles} miles a travel fee may apply, depending on how far it is and what the job is{feeFartherOut}. It belongs to the whole price, which you hear before any work.{pricesFirst}',
          'Within {freeRadius} there is none. Between {freeMiles} and {miles} miles a travel fee of {tripFee} may apply{feeFartherOut}.',
          'Within {freeRadius} there is none. Between {freeMiles} and {miles} miles a travel fee may apply, depending on how far it is and what the job is{feeFartherOut}.',
          'Within {freeRadius} there is none. Farther out a travel fee of {tripFee} may apply{feeFartherOut}.',
          'Within {freeRadius} there is none. Farther out a travel fee may apply{feeFartherOut}.',
          'Within {freeRadius} there is none.',
          'The trip costs {tripFee}. It belongs to the whole price, which you hear before any work.{pricesFirst}',
          'The trip costs {tripFee}.',
          'If the drive costs something, it belongs to the whole price, which you hear before any work{pricesFirst}.',
        ),
        'A fee you first hear about at your door isn’t a travel fee, it’s a surprise{pricesFirst}. Send that locksmith away{pricesFirst}. If several units or neighbors need something at the same place, say so when you book: it is one drive, and nobody should pay for it twice{pricesFirst}.',
      ],
    },
  ],
})

export const emergencyServices = texts({
  id: 'emergency-services',
  title: either('Emergency Services{does-emergency}', 'At Your Door'),
  items: [
    {
      id: 'what-is-an-emergency',
      question: 'What counts as an emergency{does-emergency}?',
      answer: [
        either(
          'Anything that leaves you outside or leaves your door open: a lockout from a home, car or business, a key broken in the only entrance, stolen keys together with your address, damage after a break-in, or a shop door that won’t lock at closing time{does-automobile}. For those, someone answers at any hour of any day{nights}.',
          'Anything that leaves you outside or leaves your door open: a lockout from a home, car or business, a key broken in the only entrance, stolen keys together with your address, damage after a break-in, or a shop door that won’t lock at closing time{does-automobile}.',
          'Anything that leaves you outside or leaves your door open: a lockout from a home or business, a key broken in the only entrance, stolen keys together with your address, damage after a break-in, or a shop door that won’t lock at closing time. For those, someone answers at any hour of any day{nights}.',
        ),
        'Call 911 and not us if a child, a pet or a person who needs help is shut in a car, if something is on the stove behind a locked door, or if a door or window has been forced and you do not know whether anyone is still inside. We come afterward, and there is never a reason to wait for us first.',
      ],
    },
    {
      id: 'damage',
      question: 'Will you have to drill or break my lock{picksFirst}?',
      answer: [
        'Rarely, with an ordinary house lock. We look first, then pick or bypass it, and the lock works afterward as before. Cars are opened through a gap at the door’s edge with an air wedge and a rod, or through the lock itself{does-automobile}.',
        either(
          'Some locks leave no other way: a high-security cylinder that was built to resist picking, a mechanism that has broken inside, or a lock that someone has already ruined with a screwdriver. Then we tell you why, what the new cylinder costs and that we carry one, and only then bring out the drill. If a locksmith reaches for it before looking into the keyhole, you are free to send him away.{picksFirst}{pricesFirst}{carriesParts}',
          'Some locks leave no other way: a high-security cylinder that was built to resist picking, a mechanism that has broken inside, or a lock that someone has already ruined with a screwdriver. Then we tell you why, what the new cylinder costs and that we carry one, and only then bring out the drill{pricesFirst}{carriesParts}. If a locksmith reaches for the drill before looking into the keyhole, you are free to send him away.',
        ),
      ],
    },
    {
      id: 'proof',
      question: 'What do I have to show before you open a door{asksForProof}?',
      answer: [
        'Something that ties you to it. For a home: a driver’s license with the address, a lease, a utility bill on your phone. For a car: the registration or title with an ID in the same name{does-automobile}. For a business: your ID, and a word with the owner or manager on a number we can check{does-commercial}. For a safe it depends on where it stands and whose it is{does-safe}.',
        either(
          'If the papers are behind the locked door, tell us. We open it with you, and you show them before we leave; until then a neighbor or the building’s manager can vouch for you. It may feel tedious at midnight{nights}. It is also the reason why nobody can call us to open your door.',
          'If the papers are behind the locked door, tell us. We open it with you, and you show them before we leave; until then a neighbor or the building’s manager can vouch for you. It may feel tedious. It is also the reason why nobody can call us to open your door.',
        ),
      ],
    },
  ],
})
