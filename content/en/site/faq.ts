import type { ServiceSlug } from '#content/services.ts'
import { either, texts } from '#content/texts.ts'

/** A question of the FAQ page. `id` is its place in the page's address: /faq#master-key. `searched`: other words under which a search finds it first. */
export type FaqQuestion = Readonly<{
  id: string
  question: string
  answer: readonly string[]
  searched?: string
}>

export type FaqCategory = Readonly<{ id: string; title: string; items: readonly FaqQuestion[] }>

const responseTimes = texts({
  id: 'response-times',
  title: 'Response Times',
  items: [
    {
      id: 'arrival-time',
      question: 'How soon can you be here in an emergency{does-emergency}?',
      answer: [
        either(
          'On the phone we say {arrival}. Our average is {averageArrival} minutes, but an average helps nobody who is stuck behind a stalled truck on the Loop, so we name the window and not the best case{houston}.',
          'On the phone we say {arrival}. Our average is {averageArrival} minutes, but an average helps nobody who is stuck behind a stalled truck, so we name the window and not the best case.',
          'On the phone we say {arrival}. If something is in the way, we say so.',
          'On the phone we tell you when we can be at your door, as it is at that hour and not as the best case.',
        ),
        either(
          'Three things make us quicker: the nearest cross street, the gate or garage code, and a number on which you can be reached. In an apartment community tell us the building and where the visitors park. If high water or a closed freeway is in the way, we say so at once and tell you how long it will really be, so that you can decide whether to wait{houston}.',
          'Three things make us quicker: the nearest cross street, the gate or garage code, and a number on which you can be reached. In an apartment community tell us the building and where the visitors park. If traffic or a closed road is in the way, we say so at once and tell you how long it will really be, so that you can decide whether to wait.',
        ),
      ],
    },
    {
      id: 'same-day',
      question: 'Do you come the same day if it is not an emergency{has-sameDayBefore}?',
      answer: [
        either(
          'Yes, if you book before {sameDayBefore}. That covers the ordinary work: rekeying a house, a deadbolt that needs a shoulder, a storefront door that will not latch, a spare car key, a mailbox lock{does-automobile}. Requests that come later in the day get a time on the next working day.',
          'Yes, if you book before {sameDayBefore}. That covers the ordinary work: rekeying a house, a deadbolt that needs a shoulder, a storefront door that will not latch, a mailbox lock. Requests that come later in the day get a time on the next working day.',
        ),
        either(
          'What may take longer is a part that has to be ordered: a cylinder with a restricted keyway, a panic bar for a certain door width, a special finish, a fob for a rare car{does-automobile}. Then we make the door safe on the first visit if it needs it, order the part, and come back when it has arrived.',
          'What may take longer is a part that has to be ordered: a cylinder with a restricted keyway, a panic bar for a certain door width, a special finish. Then we make the door safe on the first visit if it needs it, order the part, and come back when it has arrived.',
        ),
      ],
    },
    {
      id: 'working-hours',
      question: either('What are your working hours{keepsHours}?', 'Do you come at night{nights}?'),
      answer: [
        either(
          'Booked work is done {bookedHours}. Those are the hours in which a van comes to rekey a house, fit a lock or look at a door. Shops that cannot close for it can ask for a time before they open or after they close.',
          'The office answers {officeHours}.',
        ),
        either(
          'Emergencies have no hours. A lockout, a break-in or a door that will not lock is handled day and night, on Sundays and holidays too{nights}. For those call {phone} and do not use the form: a person picks up the telephone first. If you are not sure whether it is an emergency, call and ask; telling you that it can wait costs nothing.',
          'For a lockout, a break-in or a door that will not lock, call {phone} and do not use the form: the telephone is faster{keepsHours}. Outside of these hours nobody answers{keepsHours}. If someone is in danger, call 911{keepsHours}.',
        ),
      ],
    },
  ],
})

const serviceAreas = texts({
  id: 'service-areas',
  title: 'Service Areas',
  items: [
    {
      id: 'areas',
      question: 'Which parts of {city} do you serve?',
      answer: [
        either(
          'Everything within {miles} miles of downtown. That takes in Downtown itself, the Heights, Montrose, River Oaks, Memorial, the Galleria and the Medical Center, and the neighborhoods and towns around them on every side, out past Beltway 8{houston}.',
          'Everything within {miles} miles of the middle of {city}. That takes in {areas}, and what lies around them.',
          'Everything within {miles} miles of the middle of {city}.',
          'We work in {areas}.',
          'We work in {city} and around it.',
        ),
        either(
          'We are a mobile workshop, so there is no counter to drive to{mobile}. The van carries what a counter would have: key machines, pins and cylinders for common makes, closers, latches and programmers for car keys{does-automobile}{has-miles}. If you are near the edge of the circle, give us the nearest cross street when you call. We tell you at once whether we come and what the drive adds, before you have decided anything.',
          'We are a mobile workshop, so there is no counter to drive to{mobile}. If you are not sure that we come to you, give us the nearest cross street when you call. We tell you at once whether we come and what the drive adds, before you have decided anything.',
        ),
      ],
    },
    {
      id: 'travel-fee',
      question: 'Is there a travel fee?',
      answer: [
        either(
          'Within {freeMiles} miles there is none. Between {freeMiles} and {miles} miles a travel fee of {tripFee} may apply. You hear the whole price before any work, and may say no.',
          'Within {freeMiles} miles there is none. Between {freeMiles} and {miles} miles a travel fee may apply, depending on how far it is and what the job is. It belongs to the whole price, which you hear before any work, and stands as a line of its own on the invoice.',
          'The trip costs {tripFee}. It belongs to the whole price, which you hear before any work.',
          'If the drive costs something, it belongs to the whole price, which you hear before any work.',
        ),
        'A fee that is first mentioned at your door is not a travel fee but a surprise, and you may send any locksmith away who brings one. If several units or neighbors need something at the same place, say so when you book: it is one drive, and nobody should pay for it twice.',
      ],
    },
  ],
})

const pricing = texts({
  id: 'pricing-and-estimates',
  title: 'Pricing and Estimates',
  items: [
    {
      id: 'service-call-price',
      question: 'What does a service call cost?',
      searched: 'price prices pricing cost costs how much charge charges fee fees rate rates',
      answer: [
        either(
          'A service call starts at {homePrice} for a home and {businessPrice} for a business. It pays for the drive and the first look: a technician with tools and parts at your door, who finds out what is wrong. The work itself, such as an opening, a rekey or a new lock, comes on top.',
          'A service call starts at {homePrice} for a home. It pays for the drive and the first look; the work itself, such as an opening, a rekey or a new lock, comes on top.',
          'A service call starts at {businessPrice} for a business. It pays for the drive and the first look; the work itself, such as an opening, a rekey or a new lock, comes on top.',
          'The price depends on the lock, the door and the hour, so tell us on the phone what has happened and where.',
        ),
        either(
          'You hear the whole price before any work, and may say no. It counts everything in, such as {afterHoursFee} after hours or a drive of more than {freeMiles} miles. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
          'You hear the whole price before any work, and may say no. It counts everything in, such as the hour or a drive of more than {freeMiles} miles. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
          'You hear the whole price before any work, and may say no. After hours {afterHoursFee} is added. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
          'You hear the whole price before any work, and may say no. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
        ),
      ],
    },
    {
      id: 'free-estimate',
      question: 'Is the estimate free, and how exact is it?',
      answer: [
        either(
          'A quote by phone, by email or through our form is free and binds you to nothing{has-email}. Two photos make it far more exact: one of the lock from the front, one of the door’s edge with its plates. For a car we need year, make and model, and whether any key still works{does-automobile}.',
          'A quote by phone or through our form is free and binds you to nothing. Two photos make it far more exact: one of the lock from the front, one of the door’s edge with its plates. For a car we need year, make and model, and whether any key still works{does-automobile}.',
        ),
        either(
          'For larger jobs, such as a master key system or card readers, we walk to each door and give you a written list, door by door{does-commercial}{does-access-control}. You hear the whole price before any work, and may say no. If we find something behind the plate that no photo could show, we stop, and it is the same again: the new price first, and your yes.',
          'You hear the whole price before any work, and may say no. If we find something behind the plate that no photo could show, we stop, and it is the same again: the new price first, and your yes.',
        ),
      ],
    },
    {
      id: 'rekey-or-replace',
      question: 'Is it cheaper to rekey my locks or to replace them?',
      answer: [
        'Rekeying, nearly always. It changes the small pins inside the cylinder so that a new key fits and the old ones stop turning. You pay for labor and a few pins, and your hardware stays on the door. Rekey when you move in, when a key is lost, or when somebody who had one leaves.',
        'Replace a lock when its parts are worn out, when the bolt has less than a full one-inch throw, when it is a keypad that no longer keeps its codes, or when you want another kind of lock anyway. We rekey different makes to one key only if they share a keyway; if they do not, we say which one to exchange.',
      ],
    },
  ],
})

const paymentMethods = texts({
  id: 'payment-methods',
  title: 'Payment Methods',
  items: [
    {
      id: 'ways-to-pay',
      question: 'How can I pay{has-payment}?',
      answer: [
        either(
          'By credit or debit card or in cash, at the door, when the work is done and you have tried the new key yourself{takesCards}{takesCash}. Businesses can also pay by check{takesChecks}. If you need another way, ask when you call {phone}, before we drive and not after.',
          'You pay {payment}, at the door, when the work is done and you have tried the new key yourself. If you need another way, ask when you call {phone}, before we drive and not after.',
        ),
        either(
          'You get an itemized invoice with the company’s full name and license number, the service call, the labor and each part on a line of its own, and any sales tax{licensed}. Keep it: it is your proof for the warranty, and what your landlord, your roadside plan or your insurer will ask for{has-warrantyDays}. Never pay a locksmith who takes only cash and writes nothing down.',
          'You get an itemized invoice with the company’s full name, the service call, the labor and each part on a line of its own, and any sales tax. Keep it: it is what your landlord, your roadside plan or your insurer will ask for. Never pay a locksmith who takes only cash and writes nothing down.',
        ),
      ],
    },
    {
      id: 'deposit-and-invoice',
      question: either(
        'Do you ask for a deposit, and can my company pay by invoice{asksDeposit}{invoices}?',
        'Do you ask for a deposit{asksDeposit}?',
        'Can my company pay by invoice{invoices}?',
      ),
      answer: [
        either(
          'For a lockout, a rekey or a repair there is no deposit; you pay at the end. When something must be made or ordered for you alone, such as restricted cylinders, a door, a frame or a set of card readers, we agree on a deposit in writing before we order. The rest is due when the work is finished and you have tried every door{depositForOrders}.',
          'There is no deposit: you pay at the end, when you have tried every door{noDeposit}.',
        ),
        'Companies, landlords and property managers can ask for payment by invoice{invoices}. We settle that before the first job: who may order, which purchase order number belongs on it, and who signs for the keys{invoices}. Please send along the papers that your accounting needs, so that nothing waits at the door{invoices}.',
      ],
    },
  ],
})

const insuranceAndLicensing = texts({
  id: 'insurance-and-licensing',
  title: either(
    'Insurance and Licensing{has-insurance}{licensed}',
    'Licensing{licensed}',
    'Insurance{has-insurance}',
    'If something goes wrong',
  ),
  items: [
    {
      id: 'license-check',
      question: 'Are you licensed, and how do I check it{licensed}?',
      answer: [
        either(
          'Yes. Texas licenses locksmith companies through the Private Security Program of the Department of Public Safety, and access control and camera work need a license as well{texas}. {ourLicense}; state rules want it in every advertisement, so you find it at the top of each page here{texas}.',
          'Yes{licensed}. {ourLicense}, issued by {licenseAuthority}. You find it at the top of each page here{licensed}.',
          'Yes{licensed}. {ourLicense}, and you find it at the top of each page here.',
        ),
        either(
          'To check any company, open TOPS (Texas Online Private Security), the program’s website, and search by name or number{texas}. Compare three things: the holder there (ours is {licenseHolders}), the name on the van and the name on the invoice. If they differ, or if somebody on the phone will only say “locksmith service”, call another company.',
          'To check it, press the number: it leads to the register, where you can search by name or number{looksUp}. Compare three things: the holder there (ours is {licenseHolders}), the name on the van and the name on the invoice. If they differ, or if somebody on the phone will only say “locksmith service”, call another company{licensed}.',
        ),
      ],
    },
    {
      id: 'insurance-and-bond',
      question: either(
        'What do insurance and bond do for me{has-insurance}{has-bond}?',
        'What does your insurance do for me{has-insurance}?',
        'What does your bond do for me{has-bond}?',
      ),
      answer: [
        either(
          'They cover different accidents{has-insurance}{has-bond}. Our liability insurance of {insurance} is for harm done by mistake: a pane that cracks while a stuck bolt is freed, a scratched car, a pipe behind the wall. The bond of {bond} stands for honesty: it answers if somebody who works for us takes what is yours.',
          'Our liability insurance of {insurance} is for harm done by mistake: a pane that cracks while a stuck bolt is freed, a scratched car, a pipe behind the wall.',
          'The bond of {bond} stands for honesty: it answers if somebody who works for us takes what is yours.',
        ),
        either(
          'Property managers and general contractors usually want a certificate of insurance before anybody may work in their building. Tell us the name and address that must be on it when you book, and it is sent ahead{has-insurance}. Should we damage something at your place, show it to us before we leave, or send photos the same day with the invoice number.',
          'Should we damage something at your place, show it to us before we leave, or send photos the same day.',
        ),
      ],
    },
    {
      id: 'warranty',
      question: 'What warranty do you give{has-warrantyDays}?',
      answer: [
        'Our labor is under warranty for {warrantyDays} days from the day on the invoice. If a lock that we fitted binds, a strike that we moved misses its latch or a key that we cut sticks within that time, we come back and fix it without charging the labor again.',
        'Parts carry the warranty of their maker, which is often longer; the boxes and papers stay with you for that. Not covered is what happens to a door afterward: another attack, another trade’s drilling, a frame that moves with the ground. And a battery is a battery. If you are not sure which of them it is, send a photo, and we will look before we argue.',
      ],
    },
  ],
})

const emergencyServices = texts({
  id: 'emergency-services',
  title: 'Emergency Services',
  items: [
    {
      id: 'what-is-an-emergency',
      question: 'What counts as an emergency{does-emergency}?',
      answer: [
        either(
          'Anything that leaves you outside or leaves your door open: a lockout from a home, car or business, a key broken in the only entrance, stolen keys together with your address, damage after a break-in, or a shop door that will not lock at closing time{does-automobile}. For those, somebody answers at any hour of any day{nights}.',
          'Anything that leaves you outside or leaves your door open: a lockout from a home or business, a key broken in the only entrance, stolen keys together with your address, damage after a break-in, or a shop door that will not lock at closing time. For those, somebody answers at any hour of any day{nights}.',
        ),
        'Call 911 and not us if a child, a pet or a person who needs help is shut in a car, if something is on the stove behind a locked door, or if a door or window has been forced and you do not know whether anybody is still inside. We come afterward, and there is never a reason to wait for us first.',
      ],
    },
    {
      id: 'damage',
      question: 'Will you have to drill or break my lock?',
      answer: [
        'Seldom with an ordinary house lock. We look first, then pick or bypass it, and the lock works afterward as before. Cars are opened through a gap at the door’s edge with an air wedge and a rod, or through the lock itself{does-automobile}.',
        'Some locks leave no other way: a high-security cylinder that was built to resist picking, a mechanism that has broken inside, or a lock that somebody has already spoiled with a screwdriver. Then we tell you why, what the new cylinder costs and that we carry one, and only then bring out the drill. If a locksmith reaches for it before looking into the keyhole, you are free to send him away.',
      ],
    },
    {
      id: 'proof',
      question: 'What do I have to show before you open a door?',
      answer: [
        'Something that ties you to it. For a home: a driver’s license with the address, a lease, a utility bill on your phone. For a car: the registration or title with an ID in the same name{does-automobile}. For a business: your ID, and a word with the owner or manager on a number that we can check{does-commercial}. For a safe it depends on where it stands and whose it is{does-safe}.',
        either(
          'If the papers are behind the locked door, tell us. We open it with you, and you show them before we leave; until then a neighbor or the building’s manager can vouch for you. It may feel tedious at midnight{nights}. It is also the reason why nobody can call us to open your door.',
          'If the papers are behind the locked door, tell us. We open it with you, and you show them before we leave; until then a neighbor or the building’s manager can vouch for you. It may feel tedious. It is also the reason why nobody can call us to open your door.',
        ),
      ],
    },
  ],
})

const commonScenarios = texts({
  id: 'common-scenarios',
  title: 'Common Scenarios',
  items: [
    {
      id: 'moved-in',
      question: 'I have just moved in. What should I do about the locks?',
      answer: [
        'Have them rekeyed before the boxes are unpacked. Nobody can tell you how many keys to the old locks exist: sellers, agents, painters and the neighbor who fed the cat may all have one. One visit puts front, back, side and garage door on a single new key. Then clear the garage opener’s memory and change the codes of keypads and gates, which count as keys too.',
        either(
          'If you rent, do not change the lock yourself. Texas law has the landlord rekey between tenants, at the landlord’s cost, no later than the seventh day after you move in{texas}. Ask the office for the date on which it was done. If you want a second lock, get a yes in writing first.',
          'If you rent, do not change the lock yourself. Ask the office for the date on which it was last rekeyed. If you want a second lock, get a yes in writing first.',
        ),
      ],
    },
    {
      id: 'lost-car-keys',
      question: 'I have lost all keys to my car{does-automobile}. Can you make one{does-automobile}?',
      answer: [
        'For most makes, yes, and where the car stands. We find the cuts by the car’s VIN or by reading its lock, cut a blade, and teach the new chip or fob to the car through its diagnostic port. The lost keys are erased at the same time, so that whoever finds one cannot start it. Have the registration or title ready, with an ID in the same name.',
        'A few makes give codes or fobs only through the dealer. Tell us year, make and model on the phone, and we say before driving whether yours is one of them; then the car has to be towed there. Order two keys now. The second is quick while the machine is connected, and it keeps you from reading this again.',
      ],
    },
    {
      id: 'door-sticks',
      question: 'My key turns only if I pull or lift the door. Is the lock broken?',
      answer: [
        either(
          'Probably not. The bolt is rubbing on its strike, because door and frame no longer meet. In Houston a wood door swells in wet weather, an aluminum door grows in the afternoon sun, a house moves with its clay, and hinges sag everywhere{houston}. Try the key with the door open: if it turns freely there, the lock is fine and the alignment is not.',
          'Probably not. The bolt is rubbing on its strike, because door and frame no longer meet. Wood moves with the seasons, an aluminum door grows in the afternoon sun, and hinges sag everywhere. Try the key with the door open: if it turns freely there, the lock is fine and the alignment is not.',
        ),
        'Do not wait until it jams, and do not force the key, which will break before the bolt gives way. Tightening hinge screws, setting a longer one into the stud or moving the strike is a short visit. After a hurricane or high water let a swollen door dry before anybody planes it, or it will be loose by winter{gulf}.',
      ],
    },
    {
      id: 'employee-left',
      question: 'An employee left and did not return the key{does-commercial}. What now{does-commercial}?',
      answer: [
        'Rekey the doors which that key opened, today and not on Monday. “Do Not Duplicate” on the bow stops no kiosk, so a returned key proves little either. With ordinary locks we change the pins; with interchangeable cores your manager swaps the cores in minutes, with no visit at all. A card or code is deleted in the system{does-access-control}.',
        'Was it a master key? Then every door in that system is open to whoever holds it. Begin with the outer doors, the office and wherever cash, records or medicines are kept, and plan the rest for the week. Afterward, write down who gets which number. If it happens often, a restricted keyway or a keypad with a code for each person costs less than the third rekey.',
      ],
    },
  ],
})

/** The seven categories of the specification, in its order. */
const categories = [
  pricing,
  responseTimes,
  serviceAreas,
  emergencyServices,
  paymentMethods,
  insuranceAndLicensing,
  commonScenarios,
] as const

/** The two questions that stand on each service's page, by their ids. */
const asked: Readonly<Record<ServiceSlug, readonly [string, string]>> = {
  residential: ['rekey-or-replace', 'moved-in'],
  commercial: ['employee-left', 'deposit-and-invoice'],
  automobile: ['lost-car-keys', 'proof'],
  emergency: ['arrival-time', 'what-is-an-emergency'],
  'access-control': ['employee-left', 'license-check'],
  'door-services': ['door-sticks', 'same-day'],
  safe: ['free-estimate', 'damage'],
  surveillance: ['license-check', 'free-estimate'],
}

export function questionsOfService(
  slug: ServiceSlug,
  { categories }: { categories: readonly FaqCategory[] },
): readonly FaqQuestion[] {
  const questions = categories.flatMap(({ items }) => items)
  return asked[slug].flatMap((id) => questions.filter((question) => question.id === id))
}

export const faqWords = texts({
  title: 'Locksmith questions and answers · {company}',
  description: either(
    'What a locksmith in {place} costs, how soon one comes, what to show at the door, how to check a Texas license, and when a rekey is enough{texas}{licensed}.',
    'What a locksmith in {place} costs, how soon one comes, what to show at the door, how to check a license, and when a rekey is enough{licensed}.',
    'What a locksmith in {place} costs, how soon one comes, what to show at the door, and when to have a lock rekeyed or replaced.',
  ),
  hero: {
    heading: 'Questions and answers',
    lead: 'What people ask us before they let us at their door, answered with the numbers.',
  },
  expandAll: 'Expand All',
  collapseAll: 'Collapse All',
  categoriesLabel: 'Jump to a subject',
  numbersLabel: 'The answers, by their numbers on the door',
  categories,
  contact: {
    heading: 'Your question is not here?',
    text: either(
      'Ask it. Booked work is done {bookedHours}; for emergencies somebody answers at any hour{nights}.',
      'Ask it. Booked work is done {bookedHours}.',
    ),
  },
})
