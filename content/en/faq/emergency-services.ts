import type { FaqCategory } from './faq-category.ts'

export const emergencyServices: FaqCategory = {
  id: 'emergency-services',
  title: 'Emergency Services',
  items: [
    {
      id: 'what-is-an-emergency',
      question: 'What counts as an emergency?',
      answer: () => [
        'Anything that leaves you outside or leaves your door open: a lockout from a home, car or business, a key broken in the only entrance, stolen keys together with your address, damage after a break-in, or a shop door that will not lock at closing time. For those, somebody answers at any hour of any day.',
        'Call 911 and not us if a child, a pet or a person who needs help is shut in a car, if something is on the stove behind a locked door, or if a door or window has been forced and you do not know whether anybody is still inside. We come afterward, and there is never a reason to wait for us first.',
      ],
    },
    {
      id: 'damage',
      question: 'Will you have to drill or break my lock?',
      answer: () => [
        'Seldom with an ordinary house lock. We look first, then pick or bypass it, and the lock works afterward as before. Cars are opened through a gap at the door’s edge with an air wedge and a rod, or through the lock itself.',
        'Some locks leave no other way: a high-security cylinder that was built to resist picking, a mechanism that has broken inside, or a lock that somebody has already spoiled with a screwdriver. Then we tell you why, what the new cylinder costs and that we carry one, and only then bring out the drill. If a locksmith reaches for it before looking into the keyhole, you are free to send him away.',
      ],
    },
    {
      id: 'proof',
      question: 'What do I have to show before you open a door?',
      answer: () => [
        'Something that ties you to it. For a home: a driver’s license with the address, a lease, a utility bill on your phone. For a car: the registration or title with an ID in the same name. For a business: your ID, and a word with the owner or manager on a number that we can check. For a safe it depends on where it stands and whose it is.',
        'If the papers are behind the locked door, tell us. We open it with you, and you show them before we leave; until then a neighbor or the building’s manager can vouch for you. It may feel tedious at midnight. It is also the reason why nobody can call us to open your door.',
      ],
    },
  ],
}
