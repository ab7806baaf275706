import type { ServiceSlug } from '#content/services.ts'
import { texts } from '#content/texts.ts'

/** A question of the FAQ page. `id` is its place in the page's address: /faq#master-key. */
export type FaqQuestion = Readonly<{
  id: string
  question: string
  answer: readonly string[]
  /** Other words under which a search finds it first. */
  searched?: string
}>

export type FaqCategory = Readonly<{ id: string; title: string; items: readonly FaqQuestion[] }>

const responseTimes = texts({
  id: 'response-times',
  title: 'Response Times',
  items: [
    {
      id: 'arrival-time',
      question: 'How soon can you be here in an emergency?',
      answer: [
        'On the phone we say {arrival}. Our average is {averageArrival} minutes, but an average helps nobody who is stuck behind a stalled truck on the Loop, so we name the window and not the best case.',
        'Three things make us quicker: the nearest cross street, the gate or garage code, and a number on which you can be reached. In an apartment community tell us the building and where the visitors park. If high water or a closed freeway is in the way, we say so at once and tell you how long it will really be, so that you can decide whether to wait.',
      ],
    },
    {
      id: 'same-day',
      question: 'Do you come the same day if it is not an emergency?',
      answer: [
        'Yes, if you book before {sameDayBefore}. That covers the ordinary work: rekeying a house, a deadbolt that needs a shoulder, a storefront door that will not latch, a spare car key, a mailbox lock. Requests that come later in the day get a time on the next working day.',
        'What may take longer is a part that has to be ordered: a cylinder with a restricted keyway, a panic bar for a certain door width, a special finish, a fob for a rare car. Then we make the door safe on the first visit if it needs it, order the part, and come back when it has arrived.',
      ],
    },
    {
      id: 'working-hours',
      question: 'What are your working hours?',
      answer: [
        'Booked work is done {bookedHours}. Those are the hours in which a van comes to rekey a house, fit a lock or look at a door. Shops that cannot close for it can ask for a time before they open or after they close.',
        'Emergencies have no hours. A lockout, a break-in or a door that will not lock is handled day and night, on Sundays and holidays too. For those call {phone} and do not use the form: a person picks up the telephone first. If you are not sure whether it is an emergency, call and ask; telling you that it can wait costs nothing.',
      ],
    },
  ],
}) satisfies FaqCategory

const serviceAreas = texts({
  id: 'service-areas',
  title: 'Service Areas',
  items: [
    {
      id: 'areas',
      question: 'Which parts of Houston do you serve?',
      answer: [
        'Everything within {miles} miles of downtown. That takes in Downtown itself, the Heights, Montrose, River Oaks, Memorial, the Galleria and the Medical Center, and the neighborhoods and towns around them on every side, out past Beltway 8.',
        'We are a mobile workshop, so there is no counter to drive to. The van carries what a counter would have: key machines, pins and cylinders for common makes, closers, latches and programmers for car keys. If you are near the edge of the circle, give us the nearest cross street when you call. We tell you at once whether we come and what the drive adds, before you have decided anything.',
      ],
    },
    {
      id: 'travel-fee',
      question: 'Is there a travel fee?',
      answer: [
        'Within {freeMiles} miles there is none. Between {freeMiles} and {miles} miles a travel fee may apply, depending on how far it is and what the job is. You hear the amount on the phone together with the price of the work, and it stands as a line of its own on the invoice.',
        'A fee that is first mentioned at your door is not a travel fee but a surprise, and you may send any locksmith away who brings one. If several units or neighbors need something at the same place, say so when you book: it is one drive, and nobody should pay for it twice.',
      ],
    },
  ],
}) satisfies FaqCategory

const pricing = texts({
  id: 'pricing-and-estimates',
  title: 'Pricing and Estimates',
  items: [
    {
      id: 'service-call-price',
      question: 'What does a service call cost?',
      searched: 'price prices pricing cost costs how much charge charges fee fees rate rates',
      answer: [
        'A service call starts at {homePrice} for a home and {businessPrice} for a business. It pays for the drive and the first look: a technician with tools and parts at your door, who finds out what is wrong. The work itself, such as an opening, a rekey or a new lock, comes on top.',
        'We say both numbers on the phone, together with anything that adds to them, such as the hour or a drive of more than {freeMiles} miles. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across Houston and opens a door for the price of lunch.',
      ],
    },
    {
      id: 'free-estimate',
      question: 'Is the estimate free, and how exact is it?',
      answer: [
        'A quote by phone, by email or through our form is free and binds you to nothing. Two photos make it far more exact: one of the lock from the front, one of the door’s edge with its plates. For a car we need year, make and model, and whether any key still works.',
        'For most house and car work you then get a fixed price. For larger jobs, such as a master key system or card readers, we walk to each door and give you a written list, door by door. If we find something behind the plate that no photo could show, we stop, tell you the new price, and go on only if you say yes.',
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
}) satisfies FaqCategory

/** What the first answer about payment says, for search engines (schema.org, `paymentAccepted`). */
export const paymentAccepted = ['Credit card', 'Debit card', 'Cash', 'Check']

const paymentMethods = texts({
  id: 'payment-methods',
  title: 'Payment Methods',
  items: [
    {
      id: 'ways-to-pay',
      question: 'How can I pay?',
      answer: [
        'By credit or debit card or in cash, at the door, when the work is done and you have tried the new key yourself. Businesses can also pay by check. If you need another way, ask when you call {phone}, before we drive and not after.',
        'You get an itemized invoice with the company’s full name and license number, the service call, the labor and each part on a line of its own, and any sales tax. Keep it: it is your proof for the warranty, and what your landlord, your roadside plan or your insurer will ask for. Never pay a locksmith who takes only cash and writes nothing down.',
      ],
    },
    {
      id: 'deposit-and-invoice',
      question: 'Do you ask for a deposit, and can my company pay by invoice?',
      answer: [
        'For a lockout, a rekey or a repair there is no deposit; you pay at the end. When something must be made or ordered for you alone, such as restricted cylinders, a door, a frame or a set of card readers, we agree on a deposit in writing before we order. The rest is due when the work is finished and you have tried every door.',
        'Companies, landlords and property managers can ask for payment by invoice. We settle that before the first job: who may order, which purchase order number belongs on it, and who signs for the keys. Please send along the papers that your accounting needs, so that nothing waits at the door.',
      ],
    },
  ],
}) satisfies FaqCategory

const insuranceAndLicensing = texts({
  id: 'insurance-and-licensing',
  title: 'Insurance and Licensing',
  items: [
    {
      id: 'license-check',
      question: 'Are you licensed, and how do I check it?',
      answer: [
        'Yes. Texas licenses locksmith companies through the Private Security Program of the Department of Public Safety, and access control and camera work need a license as well. {ourLicense}; state rules want it in every advertisement, so you find it at the top of each page here.',
        'To check any company, open TOPS (Texas Online Private Security), the program’s website, and search by name or number. Compare three things: the holder there (ours is {licenseHolders}), the name on the van and the name on the invoice. If they differ, or if somebody on the phone will only say “locksmith service”, call another company.',
      ],
    },
    {
      id: 'insurance-and-bond',
      question: 'What do insurance and bond do for me?',
      answer: [
        'They cover different accidents. Our liability insurance of {insurance} is for harm done by mistake: a pane that cracks while a stuck bolt is freed, a scratched car, a pipe behind the wall. The bond of {bond} stands for honesty: it answers if somebody who works for us takes what is yours.',
        'Property managers and general contractors usually want a certificate of insurance before anybody may work in their building. Tell us the name and address that must be on it when you book, and it is sent ahead. Should we damage something at your place, show it to us before we leave, or send photos the same day with the invoice number.',
      ],
    },
    {
      id: 'warranty',
      question: 'What warranty do you give?',
      answer: [
        'Our labor is under warranty for {warrantyDays} days from the day on the invoice. If a lock that we fitted binds, a strike that we moved misses its latch or a key that we cut sticks within that time, we come back and fix it without charging the labor again.',
        'Parts carry the warranty of their maker, which is often longer; the boxes and papers stay with you for that. Not covered is what happens to a door afterward: another attack, another trade’s drilling, a frame that moves with the ground. And a battery is a battery. If you are not sure which of them it is, send a photo, and we will look before we argue.',
      ],
    },
  ],
}) satisfies FaqCategory

const emergencyServices = texts({
  id: 'emergency-services',
  title: 'Emergency Services',
  items: [
    {
      id: 'what-is-an-emergency',
      question: 'What counts as an emergency?',
      answer: [
        'Anything that leaves you outside or leaves your door open: a lockout from a home, car or business, a key broken in the only entrance, stolen keys together with your address, damage after a break-in, or a shop door that will not lock at closing time. For those, somebody answers at any hour of any day.',
        'Call 911 and not us if a child, a pet or a person who needs help is shut in a car, if something is on the stove behind a locked door, or if a door or window has been forced and you do not know whether anybody is still inside. We come afterward, and there is never a reason to wait for us first.',
      ],
    },
    {
      id: 'damage',
      question: 'Will you have to drill or break my lock?',
      answer: [
        'Seldom with an ordinary house lock. We look first, then pick or bypass it, and the lock works afterward as before. Cars are opened through a gap at the door’s edge with an air wedge and a rod, or through the lock itself.',
        'Some locks leave no other way: a high-security cylinder that was built to resist picking, a mechanism that has broken inside, or a lock that somebody has already spoiled with a screwdriver. Then we tell you why, what the new cylinder costs and that we carry one, and only then bring out the drill. If a locksmith reaches for it before looking into the keyhole, you are free to send him away.',
      ],
    },
    {
      id: 'proof',
      question: 'What do I have to show before you open a door?',
      answer: [
        'Something that ties you to it. For a home: a driver’s license with the address, a lease, a utility bill on your phone. For a car: the registration or title with an ID in the same name. For a business: your ID, and a word with the owner or manager on a number that we can check. For a safe it depends on where it stands and whose it is.',
        'If the papers are behind the locked door, tell us. We open it with you, and you show them before we leave; until then a neighbor or the building’s manager can vouch for you. It may feel tedious at midnight. It is also the reason why nobody can call us to open your door.',
      ],
    },
  ],
}) satisfies FaqCategory

const commonScenarios = texts({
  id: 'common-scenarios',
  title: 'Common Scenarios',
  items: [
    {
      id: 'moved-in',
      question: 'I have just moved in. What should I do about the locks?',
      answer: [
        'Have them rekeyed before the boxes are unpacked. Nobody can tell you how many keys to the old locks exist: sellers, agents, painters and the neighbor who fed the cat may all have one. One visit puts front, back, side and garage door on a single new key. Then clear the garage opener’s memory and change the codes of keypads and gates, which count as keys too.',
        'If you rent, do not change the lock yourself. Texas law has the landlord rekey between tenants, at the landlord’s cost, no later than the seventh day after you move in. Ask the office for the date on which it was done. If you want a second lock, get a yes in writing first.',
      ],
    },
    {
      id: 'lost-car-keys',
      question: 'I have lost all keys to my car. Can you make one?',
      answer: [
        'For most makes, yes, and where the car stands. We find the cuts by the car’s VIN or by reading its lock, cut a blade, and teach the new chip or fob to the car through its diagnostic port. The lost keys are erased at the same time, so that whoever finds one cannot start it. Have the registration or title ready, with an ID in the same name.',
        'A few makes give codes or fobs only through the dealer. Tell us year, make and model on the phone, and we say before driving whether yours is one of them; then the car has to be towed there. Order two keys now. The second is quick while the machine is connected, and it keeps you from reading this again.',
      ],
    },
    {
      id: 'door-sticks',
      question: 'My key turns only if I pull or lift the door. Is the lock broken?',
      answer: [
        'Probably not. The bolt is rubbing on its strike, because door and frame no longer meet. In Houston a wood door swells in wet weather, an aluminum door grows in the afternoon sun, a house moves with its clay, and hinges sag everywhere. Try the key with the door open: if it turns freely there, the lock is fine and the alignment is not.',
        'Do not wait until it jams, and do not force the key, which will break before the bolt gives way. Tightening hinge screws, setting a longer one into the stud or moving the strike is a short visit. After a hurricane or high water let a swollen door dry before anybody planes it, or it will be loose by winter.',
      ],
    },
    {
      id: 'employee-left',
      question: 'An employee left and did not return the key. What now?',
      answer: [
        'Rekey the doors which that key opened, today and not on Monday. “Do Not Duplicate” on the bow stops no kiosk, so a returned key proves little either. With ordinary locks we change the pins; with interchangeable cores your manager swaps the cores in minutes, with no visit at all. A card or code is deleted in the system.',
        'Was it a master key? Then every door in that system is open to whoever holds it. Begin with the outer doors, the office and wherever cash, records or medicines are kept, and plan the rest for the week. Afterward, write down who gets which number. If it happens often, a restricted keyway or a keypad with a code for each person costs less than the third rekey.',
      ],
    },
  ],
}) satisfies FaqCategory

/** The seven categories of the specification, in its order. */
const categories: readonly FaqCategory[] = [
  pricing,
  responseTimes,
  serviceAreas,
  emergencyServices,
  paymentMethods,
  insuranceAndLicensing,
  commonScenarios,
]

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
  description:
    'What a locksmith in {city} costs, how soon one comes, what to show at the door, how to check a Texas license, and when a rekey is enough.',
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
    text: 'Ask it. Booked work is done {bookedHours}; for emergencies somebody answers at any hour.',
  },
})
