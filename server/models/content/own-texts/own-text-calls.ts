import {
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { Language } from '#content/languages.ts'
import type { EntryText } from '#content/own-words.ts'
import type { Call } from '#server/data-service/call.ts'
import { enumOf } from '#server/data-service/column-types.ts'
import { defineCall, type ExtraCalls, type StaffOrSystem, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, optional, required } from '#server/data-service/field-types.ts'
import { done, type Result, refuseField } from '#server/result.ts'
import { type EnteredTranslation, listEntered } from './entered-translations.ts'
import { otherPlacesType, readOtherPlaces } from './other-places.ts'
import { countWaiting, type ListedText, listTexts, type WaitingTexts } from './own-text-list.ts'
import { type TextState, textStates } from './own-text-rules.ts'
import { listTextVersions, restoreTexts, type TextVersion } from './own-text-versions.ts'
import { publishTexts, type TextChange } from './own-texts.ts'

const stateType = enumOf(
  'TextState',
  textStates,
  'outdated: our text was changed since; invalid: it names what is not known here, and ours stands; deprecated: we have no such text any more.',
)

const entryTextType = new GraphQLObjectType<EntryText>({
  name: 'EntryText',
  fields: {
    name: {
      ...required.text,
      description: 'Its key in the entry, "" for the entry itself; * stands for its id',
    },
    longest: required.int,
  },
})

const textType = new GraphQLObjectType<ListedText, Call>({
  name: 'Text',
  description:
    'A text of the site or of a mail to customers, with facts of the business in braces. Or a list of them: its text is the ids of its entries in their order, those of new entries beginning with "own-". What an entry says are texts of their own, by the key of the list, the id and a name in it.',
  fields: {
    key: required.text,
    default: { ...required.text, description: 'Our text, in the wording that stands for this business' },
    value: { type: GraphQLString, description: 'The text in its place; null where there is none' },
    isHidden: required.flag,
    state: { type: stateType, description: 'Null where our text stands' },
    replaced: { type: GraphQLString, description: 'Our text when it was replaced' },
    paths: { type: listOf(GraphQLString), description: 'Pages that say it; none for mails' },
    version: { ...required.int, description: 'Of its last change, 0 before the first' },
    stands: { ...required.flag, description: 'A page or mail of this business says it now' },
    mayHide: { ...required.flag, description: 'Whether its page stands without it' },
    longest: { ...required.int, description: 'How many characters a text in its place may have' },
    given: {
      type: listOf(GraphQLString),
      description: 'Names of facts in our wordings: a text in its place may say them',
    },
    needed: {
      type: listOf(GraphQLString),
      description: 'Names of facts that a text in its place may not lack',
    },
    original: {
      type: GraphQLString,
      description:
        'The owner\'s text in the first language, where he changed it since he did in this language; empty where he hides it there. Of what he entered (keys that begin with "entered."): where it has no translation, or one of an earlier text, and so stands in the first language',
    },
    oursStands: { ...required.flag, description: 'Our text says something: a fact that it names is there' },
    otherPlaces: {
      type: otherPlacesType,
      description: "Where the owner's text claims another place than that of the business",
      resolve: ({ value }, _args, call) => (value === null ? [] : readOtherPlaces(value, call)),
    },
    entry: {
      type: new GraphQLList(new GraphQLNonNull(entryTextType)),
      description: 'Of a list: the texts of a new entry; null for a text',
    },
  },
})

const changeFields = { key: required.text, value: optional.text }

const changeInput = new GraphQLInputObjectType({
  name: 'TextChange',
  description: 'Without a value that is not hidden, our text stands again.',
  fields: {
    ...changeFields,
    isHidden: optional.flag,
    since: {
      type: GraphQLInt,
      description: 'The `version` of the text that was seen; refused where somebody changed it since',
    },
  },
})

const versionType = new GraphQLObjectType<TextVersion>({
  name: 'TextVersion',
  description: 'What was published at once',
  fields: {
    version: required.int,
    author: required.text,
    createdAt: required.time,
    changes: {
      type: listOf(
        new GraphQLObjectType({
          name: 'PublishedText',
          fields: { ...changeFields, isHidden: required.flag },
        }),
      ),
    },
  },
})

const waitingType = new GraphQLObjectType<WaitingTexts>({
  name: 'WaitingTexts',
  description: 'A further language of the site, and how many texts wait for its words: `original` says more',
  fields: { language: required.text, count: required.int },
})

const enteredType = new GraphQLObjectType<EnteredTranslation>({
  name: 'EnteredText',
  description:
    'What the owner entered in the first language, for visitors, and says in a further one. `publishTexts` takes a translation by its key; without one the text stands in the first language, or as ours.',
  fields: {
    language: required.text,
    key: required.text,
    text: { ...required.text, description: 'As it was entered' },
    value: { type: GraphQLString, description: 'Its translation' },
    isOlder: {
      ...required.flag,
      description: 'Made of an earlier text, and on no page until it is published again',
    },
    ours: { type: GraphQLString, description: 'What the language says of it by itself' },
  },
})

async function inLanguage<Value, Caller extends Call>(
  code: string,
  { services }: Caller,
  work: (language: Language) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const language = services.languages.find((one) => one.code === code)
  return language ? work(language) : refuseField('language', { reason: 'languageUnknown' })
}

const language = { ...required.text, description: 'Its code: "en"' }

export const ownTextCalls: ExtraCalls = {
  queries: {
    texts: defineCall({
      may: staffOf('content', 'readTexts'),
      type: listOf(textType),
      args: { language, state: { type: stateType } },
      resolve: (args: { language: string; state?: TextState | null }, call: Call<StaffOrSystem>) =>
        inLanguage(args.language, call, async (one) => {
          const texts = await listTexts(one, call)
          return done(args.state ? texts.filter(({ state }) => state === args.state) : texts)
        }),
    }),
    textsWaiting: defineCall({
      may: staffOf('content', 'readTexts'),
      type: listOf(waitingType),
      description: 'Of languages that the business speaks; none with one language',
      resolve: async (_args, call: Call<StaffOrSystem>) => done(await countWaiting(call)),
    }),
    enteredTexts: defineCall({
      may: staffOf('content', 'readTexts'),
      type: listOf(enteredType),
      description: 'In each further language that the business speaks',
      args: {
        under: { type: listOf(GraphQLString), description: 'What their keys begin with: "entered.tagline"' },
      },
      resolve: async ({ under }: { under: string[] }, call: Call<StaffOrSystem>) =>
        done(await listEntered(under, call)),
    }),
    textVersions: defineCall({
      may: staffOf('content', 'readTexts'),
      type: listOf(versionType),
      description: 'The newest first, at most 100',
      args: { language, key: { type: GraphQLString, description: 'Only versions that changed this text' } },
      resolve: (args: { language: string; key?: string | null }, call: Call<StaffOrSystem>) =>
        inLanguage(args.language, call, async (one) => done(await listTextVersions(one, args.key, call))),
    }),
  },
  mutations: {
    publishTexts: defineCall({
      may: staffOf('content', 'changeTexts'),
      type: listOf(textType),
      description: 'All of them or, where one is refused, none. Gives the texts as they stand then.',
      args: { language, changes: { type: listOf(changeInput) } },
      resolve: (args: { language: string; changes: TextChange[] }, call: Call<StaffOrSystem>) =>
        inLanguage(args.language, call, (one) => publishTexts(one, args.changes, call)),
    }),
    restoreTexts: defineCall({
      may: staffOf('content', 'changeTexts'),
      type: listOf(textType),
      description: 'Publishes all texts as they stood in a version; 0 is before the first.',
      args: { language, version: required.int },
      resolve: (args: { language: string; version: number }, call: Call<StaffOrSystem>) =>
        inLanguage(args.language, call, (one) => restoreTexts(one, args.version, call)),
    }),
  },
}
