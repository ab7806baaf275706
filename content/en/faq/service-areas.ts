import type { FaqCategory } from './faq-category.ts'

export const serviceAreas: FaqCategory = {
  id: 'service-areas',
  title: 'Service Areas',
  items: [
    {
      id: 'areas',
      question: 'Which parts of Houston do you serve?',
      answer: ({ radiusMiles }) => [
        `Everything within ${radiusMiles.service} miles of downtown. That takes in Downtown itself, the Heights, Montrose, River Oaks, Memorial, the Galleria and the Medical Center, and the neighborhoods and towns around them on every side, out past Beltway 8.`,
        'We are a mobile workshop, so there is no counter to drive to. The van carries what a counter would have: key machines, pins and cylinders for common makes, closers, latches and programmers for car keys. If you are near the edge of the circle, give us the nearest cross street when you call. We tell you at once whether we come and what the drive adds, before you have decided anything.',
      ],
    },
    {
      id: 'travel-fee',
      question: 'Is there a travel fee?',
      answer: ({ radiusMiles }) => [
        `Within ${radiusMiles.freeTravel} miles there is none. Between ${radiusMiles.freeTravel} and ${radiusMiles.service} miles a travel fee may apply, depending on how far it is and what the job is. You hear the amount on the phone together with the price of the work, and it stands as a line of its own on the invoice.`,
        'A fee that is first mentioned at your door is not a travel fee but a surprise, and you may send any locksmith away who brings one. If several units or neighbors need something at the same place, say so when you book: it is one drive, and nobody should pay for it twice.',
      ],
    },
  ],
}
