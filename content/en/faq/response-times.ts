import { arrivalInWords } from '#content/en/arrival-window.ts'
import { hoursInSentence } from '#content/en/hours-sentence.ts'
import type { FaqCategory } from './faq-category.ts'

export const responseTimes: FaqCategory = {
  id: 'response-times',
  title: 'Response Times',
  items: [
    {
      id: 'arrival-time',
      question: 'How soon can you be here in an emergency?',
      answer: ({ emergencyArrival, averageArrivalMinutes }) => [
        `On the phone we say ${arrivalInWords(emergencyArrival)}. Our average is ${averageArrivalMinutes} minutes, but an average helps nobody who is stuck behind a stalled truck on the Loop, so we name the window and not the best case.`,
        'Three things make us quicker: the nearest cross street, the gate or garage code, and a number on which you can be reached. In an apartment community tell us the building and where the visitors park. If high water or a closed freeway is in the way, we say so at once and tell you how long it will really be, so that you can decide whether to wait.',
      ],
    },
    {
      id: 'same-day',
      question: 'Do you come the same day if it is not an emergency?',
      answer: ({ sameDayBefore }) => [
        `Yes, if you book before ${sameDayBefore}. That covers the ordinary work: rekeying a house, a deadbolt that needs a shoulder, a storefront door that will not latch, a spare car key, a mailbox lock. Requests that come later in the day get a time on the next working day.`,
        'What may take longer is a part that has to be ordered: a cylinder with a restricted keyway, a panic bar for a certain door width, a special finish, a fob for a rare car. Then we make the door safe on the first visit if it needs it, order the part, and come back when it has arrived.',
      ],
    },
    {
      id: 'working-hours',
      question: 'What are your working hours?',
      answer: ({ fieldHours, dispatch }) => [
        `Booked work is done ${hoursInSentence(fieldHours)}. Those are the hours in which a van comes to rekey a house, fit a lock or look at a door. Shops that cannot close for it can ask for a time before they open or after they close.`,
        `Emergencies have no hours. A lockout, a break-in or a door that will not lock is served day and night, on Sundays and holidays too. For those call ${dispatch.display} and do not use the form: a person picks up the telephone first. If you are not sure whether it is an emergency, call and ask; telling you that it can wait costs nothing.`,
      ],
    },
  ],
}
