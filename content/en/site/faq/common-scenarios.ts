import { either, texts } from '#content/texts.ts'

export const commonScenarios = texts({
  id: 'common-scenarios',
  title: 'Common Scenarios',
  items: [
    {
      id: 'moved-in',
      question: 'I have just moved in. What should I do about the locks?',
      answer: [
        'Have them rekeyed before the boxes are unpacked. Nobody can tell you how many keys to the old locks exist: sellers, agents, painters and the neighbor who fed the cat may all have one. One visit puts front, back, side and garage door on a single new key. Then clear the garage opener’s memory and change the codes of keypads and gates, which count as keys too.',
        either(
          'If you rent, do not change the lock yourself. Texas law has the landlord rekey between tenants, at the landlord’s cost, no later than the seventh day after you move in{texas}. Ask the office for the date it was done. If you want a second lock, get permission in writing first.',
          'If you rent, do not change the lock yourself. Ask the office for the date it was last rekeyed. If you want a second lock, get permission in writing first.',
        ),
      ],
    },
    {
      id: 'lost-car-keys',
      question: 'I have lost all keys to my car{does-automobile}. Can you make one{does-automobile}?',
      answer: [
        'For most makes, yes, and where the car stands. We find the cuts by the car’s VIN or by reading its lock, cut a blade, and teach the new chip or fob to the car through its diagnostic port. The lost keys are erased at the same time, so that whoever finds one cannot start it. Have the registration or title ready, with an ID in the same name{asksForProof}.',
        'A few makes give codes or fobs only through the dealer. Tell us year, make and model on the phone, and we’ll say before we drive whether yours is one; then the car has to be towed there. Order two keys now. The second is quick while the machine is connected, and it keeps you from reading this again.',
      ],
    },
    {
      id: 'door-sticks',
      question: 'My key turns only if I pull or lift the door. Is the lock broken?',
      searched: 'key turn turns turning pull lift sticks',
      answer: [
        either(
          'Probably not. The bolt is rubbing on its strike, because door and frame no longer meet. In Houston a wood door swells in wet weather, an aluminum door grows in the afternoon sun, a house moves with its clay, and hinges sag everywhere{houston}. Try the key with the door open: if it turns freely there, the lock is fine and the alignment is not.',
          'Probably not. The bolt is rubbing on its strike, because door and frame no longer meet. Wood moves with the seasons, an aluminum door grows in the afternoon sun, and hinges sag everywhere. Try the key with the door open: if it turns freely there, the lock is fine and the alignment is not.',
        ),
        'Do not wait until it jams, and do not force the key, which will break before the bolt gives way. Tightening hinge screws, setting a longer one into the stud or moving the strike is a short visit. After a hurricane or high water let a swollen door dry before anyone planes it, or it will be loose by winter{gulf}.',
      ],
    },
    {
      id: 'employee-left',
      question: 'An employee left and did not return the key{does-commercial}. What now{does-commercial}?',
      answer: [
        'Rekey the doors that key opened, today and not on Monday. “Do Not Duplicate” on the bow stops no kiosk, so a returned key proves little either. With ordinary locks we change the pins; with interchangeable cores your manager swaps the cores in minutes, with no visit at all. A card or code is deleted in the system{does-access-control}.',
        'Was it a master key? Then every door in that system is open to whoever holds it. Begin with the outer doors, the office and wherever cash, records or medicines are kept, and plan the rest for the week. Afterward, write down who gets which number. If it happens often, a restricted keyway or a keypad with a code for each person costs less than the third rekey.',
      ],
    },
  ],
})
