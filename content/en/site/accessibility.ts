import { either, texts } from '#content/texts.ts'

/** Words of the accessibility statement. It claims only what tests hold, and says what is known to be missing. */
export const accessibilityWords = texts({
  title: 'Accessibility of this website: {company}',
  description:
    'How this website of {company} works with a keyboard, a screen reader and large text, what is not solved yet, and who to tell.',
  eyebrow: 'Accessibility',
  heading: 'A site that everyone can use',
  lead: 'Everyone gets locked out. If something here does not work for you, call us, and tell us afterward so that we can fix it.',

  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in every form.',
      ],
    },
    {
      id: 'works',
      heading: 'What works',
      paragraphs: [
        'Every page and form works with the keyboard alone, and without script. The focus is always visible, and the first thing it reaches is a link past the menu.',
        'Headings, landmarks, labels and error messages are written for screen readers; what changes on a page is announced. Every drawing says in words what it shows.',
        'Text may be set to twice its size without anything overlapping. Colors follow the light or dark setting of your device; animations stop when it asks for less motion.',
      ],
    },
    {
      id: 'gaps',
      heading: 'What is not solved',
      paragraphs: [
        'The street map is another company’s and opens only when you ask for it; the same areas are listed in words beside it{has-areas}. Photos in articles are described by whoever wrote the article.',
      ],
    },
    {
      id: 'checked',
      heading: 'How it is checked',
      paragraphs: [
        'Each change of this site is tested automatically on every page, by day and night colors, from small phones to wide screens. Automatic tests find only some barriers, so please tell us.',
      ],
    },
    {
      id: 'contact',
      heading: 'Something does not work for you?',
      paragraphs: [
        either(
          'Call {officePhone} or write to {email}. Say which page, what you tried and what you use. We fix what we can, and help you by phone in the meantime.',
          'Call {phone} or write to {email}. Say which page, what you tried and what you use. We fix what we can, and help you by phone in the meantime.',
          'Call {phone}. Say which page, what you tried and what you use. We fix what we can, and help you by phone in the meantime.',
        ),
      ],
    },
  ],
  closing: {
    heading: 'Prefer to talk?',
    text: either(
      'Everything on this site can be done by phone, at any hour{nights}.',
      'Everything on this site can be done by phone.',
    ),
  },
})
