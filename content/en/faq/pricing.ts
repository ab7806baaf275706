import type { FaqCategory } from './faq-category.ts'

export const pricing: FaqCategory = {
  id: 'pricing-and-estimates',
  title: 'Pricing and Estimates',
  items: [
    {
      id: 'service-call-price',
      question: 'What does a service call cost?',
      answer: ({ serviceCall, radiusMiles }) => [
        `A service call starts at ${serviceCall.residential} for a home and ${serviceCall.commercial} for a business. It pays for the drive and the first look: a technician with tools and parts at your door, who finds out what is wrong. The work itself, such as an opening, a rekey or a new lock, comes on top.`,
        `We say both numbers on the phone, together with anything that adds to them, such as the hour or a drive of more than ${radiusMiles.freeTravel} miles. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across Houston and opens a door for the price of lunch.`,
      ],
    },
    {
      id: 'free-estimate',
      question: 'Is the estimate free, and how exact is it?',
      answer: () => [
        'A quote by phone, by email or through our form is free and binds you to nothing. Two photos make it far more exact: one of the lock from the front, one of the door’s edge with its plates. For a car we need year, make and model, and whether any key still works.',
        'For most house and car work you then get a fixed price. For larger jobs, such as a master key system or card readers, we walk to each door and give you a written list, door by door. If we find something behind the plate that no photo could show, we stop, tell you the new price, and go on only if you say yes.',
      ],
    },
    {
      id: 'rekey-or-replace',
      question: 'Is it cheaper to rekey my locks or to replace them?',
      answer: () => [
        'Rekeying, nearly always. It changes the small pins inside the cylinder so that a new key fits and the old ones stop turning. You pay for labor and a few pins, and your hardware stays on the door. Rekey when you move in, when a key is lost, or when somebody who had one leaves.',
        'Replace a lock when its parts are worn out, when the bolt has less than a full one-inch throw, when it is a keypad that no longer keeps its codes, or when you want another kind of lock anyway. We rekey different makes to one key only if they share a keyway; if they do not, we say which one to exchange.',
      ],
    },
  ],
}
