import type { FaqCategory } from './faq-category.ts'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

export const insuranceAndLicensing: FaqCategory = {
  id: 'insurance-and-licensing',
  title: 'Insurance and Licensing',
  items: [
    {
      id: 'license-check',
      question: 'Are you licensed, and how do I check it?',
      answer: ({ licenses }) => [
        `Yes. Texas licenses locksmith companies through the Private Security Program of the Department of Public Safety, and access control and camera work need a license as well. ${licenses.length === 1 ? 'Our license number is' : 'Our license numbers are'} ${list.format(licenses.map(({ number }) => number))}; state rules want it in every advertisement, so you find it at the top of each page here.`,
        `To check any company, open TOPS (Texas Online Private Security), the program’s website, and search by name or number. Compare three things: the holder there (ours is ${list.format(new Set(licenses.map(({ holder }) => holder)))}), the name on the van and the name on the invoice. If they differ, or if somebody on the phone will only say “locksmith service”, call another company.`,
      ],
    },
    {
      id: 'insurance-and-bond',
      question: 'What do insurance and bond do for me?',
      answer: ({ liabilityInsurance, bond }) => [
        `They cover different accidents. Our liability insurance of ${liabilityInsurance} is for harm done by mistake: a pane that cracks while a stuck bolt is freed, a scratched car, a pipe behind the wall. The bond of ${bond} stands for honesty: it answers if somebody who works for us takes what is yours.`,
        'Property managers and general contractors usually want a certificate of insurance before anybody may work in their building. Tell us the name and address that must be on it when you book, and it is sent ahead. Should we damage something at your place, show it to us before we leave, or send photos the same day with the invoice number.',
      ],
    },
    {
      id: 'warranty',
      question: 'What warranty do you give?',
      answer: ({ laborWarrantyDays }) => [
        `Our labor is under warranty for ${laborWarrantyDays} days from the day on the invoice. If a lock that we fitted binds, a strike that we moved misses its latch or a key that we cut sticks within that time, we come back and put it right without charging the labor again.`,
        'Parts carry the warranty of their maker, which is often longer; the boxes and papers stay with you for that. Not covered is what happens to a door afterward: another attack, another trade’s drilling, a frame that moves with the ground. And a battery is a battery. If you are not sure which of them it is, send a photo, and we will look before we argue.',
      ],
    },
  ],
}
