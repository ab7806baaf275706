export const tooLong = ({ most }: { most: number }) => `Keep this under ${most} characters.`

/** Of texts that the owner publishes in the place of ours. */
export const textRefusals = {
  checkTexts: 'Nothing was published. Please check the marked texts.',
  textUnknown: 'The site has no such text.',
  textChanged: ({ author }: { author: string }) =>
    `${author} has changed this text since. Publish again to put yours in its place.`,
  textEmpty: 'Write a text, or hide ours.',
  textNeeded: 'The page cannot do without this text. Change it instead.',
  entryEmpty: 'Write a text here, or take the new entry away.',
  listOrder: 'This order names an entry that the list does not have, or one twice.',
  textLast: 'A list keeps at least one entry. Hide fewer of them.',
  textHtml: 'Texts hold no HTML.',
  textFact: ({ name }: { name: string }) => `Nothing is known by the name {${name}} here.`,
  textLacks: ({ name }: { name: string }) =>
    `Keep {${name}} in this text: what it stands for would be missing.`,
  textBraces: 'Braces go around the name of a fact only.',
}
