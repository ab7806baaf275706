import { either, texts } from '#content/texts.ts'

export const insuranceAndLicensing = texts({
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
          'Yes. Texas licenses locksmith companies through the Private Security Program of the Department of Public Safety, and access control and camera work need a license as well{texas}. {ourLicense}; state rules want it in every advertisement, so you find it on every page here{texas}.',
          'Yes{licensed}. {ourLicense}, issued by {licenseAuthority}. It is on every page here{licensed}.',
          'Yes{licensed}. {ourLicense}. It is on every page here{licensed}.',
        ),
        either(
          'To check any company, open TOPS (Texas Online Private Security), the program’s website, and search by name or number{texas}. Compare three things: the holder there (ours is {licenseHolders}), the name on the van and the name on the invoice. If they differ, or if someone on the phone will only say “locksmith service”, call another company.',
          'To check it, press the number: it leads to the register, where you can search by name or number{looksUp}. Compare three things: the holder there (ours is {licenseHolders}), the name on the van and the name on the invoice. If they differ, or if someone on the phone will only say “locksmith service”, call another company{licensed}.',
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
          'They cover different accidents{has-insurance}{has-bond}. Our liability insurance of {insurance} is for harm done by mistake: a pane that cracks while a stuck bolt is freed, a scratched car, a pipe behind the wall. The bond of {bond} stands for honesty: it answers if someone who works for us takes what is yours.',
          'Our liability insurance of {insurance} is for harm done by mistake: a pane that cracks while a stuck bolt is freed, a scratched car, a pipe behind the wall.',
          'The bond of {bond} stands for honesty: it answers if someone who works for us takes what is yours.',
        ),
        either(
          'Property managers and general contractors usually want a certificate of insurance before anyone works in their building. Tell us the name and address that must be on it when you book, and it is sent ahead{has-insurance}. Should we damage something at your place, show it to us before we leave, or send photos the same day with the invoice number.',
          'Should we damage something at your place, show it to us before we leave, or send photos the same day.',
        ),
      ],
    },
    {
      id: 'warranty',
      question: 'What warranty do you give{has-warrantyDays}?',
      answer: [
        'Our labor is under warranty for {warranty} from the day on the invoice. If a lock we installed binds, a strike we moved misses its latch or a key we cut sticks within that time, we come back and fix it without charging the labor again.',
        'Parts carry the warranty of their maker, which is often longer; the boxes and papers stay with you for that. What happens to a door afterward is not covered: another attack, another trade’s drilling, a frame that moves with the ground. And a battery is a battery. If you are not sure which of them it is, send a photo, and we will look before we argue.',
      ],
    },
  ],
})
