/** Every word of the form that a blog post is written in. */
export const postFormWords = {
  createTitle: 'Create New Blog Post',
  editTitle: 'Edit Blog Post',
  back: 'All blog posts',
  optional: 'optional',

  basic: 'Basic Information',
  title: 'Title',
  excerpt: 'Excerpt',
  excerptHelp: 'Two or three sentences. They stand under the title, in lists and in search results.',
  author: 'Author',
  category: 'Category',
  categoryHelp: 'Choose one that exists, or write a new one.',
  slug: 'Address',
  slugHelp: (path: string) => `The post is at ${path}.`,
  slugFromTitle: 'Left empty, it is made from the title.',
  image: 'Image URL',
  imageHelp: 'Left empty, the post gets a drawing that fits its category.',
  imageAlt: 'What the image shows',
  imageAltHelp: 'For those who cannot see it. Left empty, it counts as decoration.',
  chooseImage: 'Choose a picture',
  uploadImage: 'Upload a picture',
  uploadImageHelp:
    'JPEG, PNG, WebP, GIF or AVIF, up to 15 MB. First say above what it shows: both are kept together.',
  addImage: 'Upload',
  imageElsewhere:
    'It comes from another site, which then sees who reads the post. It must begin with https://.',

  content: 'Content',
  contentHelp: 'Markdown: ## heading, **bold**, - list, [text](address).',
  write: 'Write',
  preview: 'Preview',
  previewEmpty: 'Nothing written yet.',
  previewLoading: 'Loading the preview...',
  previewFailed: 'The preview could not be loaded.',
  length: (words: number, minutes: number) =>
    `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'} · ${minutes} min read`,

  tags: 'Tags',
  newTag: 'New tag',
  newTagHelp: 'Enter adds it.',
  addTag: 'Add tag',
  removeTag: (tag: string) => `Remove tag ${tag}`,
  tagAdded: (tag: string) => `Added tag ${tag}`,
  tagThere: (tag: string) => `There is a tag ${tag} already`,
  tagRemoved: (tag: string) => `Removed tag ${tag}`,
  noTags: 'No tags yet.',

  seo: 'SEO Settings',
  metaTitle: 'Meta title',
  metaTitleHelp: 'Left empty, it is the title and the name of the blog.',
  metaDescription: 'Meta description',
  metaDescriptionHelp: 'Left empty, it is the excerpt.',
  searchResult: 'How a search engine may show it',
  titleLimit: 60,
  descriptionLimit: 160,
  lengthOf: (length: number, limit: number) =>
    length > limit
      ? `${length} characters: more than about ${limit} may be cut off`
      : `${length} of about ${limit} characters`,

  publishing: 'Publishing Options',
  isPublished: 'Publish this post',
  isPublishedHelp: 'Visitors see it as soon as it is saved. Without the tick it is a draft.',
  keepDate: 'Keep the publication date',
  keepDateHelp: (date: string) => `It stays ${date}. Without the tick it becomes the moment of saving.`,

  publishAt: 'Publish at',
  publishAtHelp:
    'The post publishes itself then, Houston time. Left empty, it stays a draft until you publish it.',
  publishAtNever: 'No clock in Houston shows this time: that night the clocks go forward from 2 to 3.',

  draftSaved: (time: string) => `Saved as a draft at ${time}`,
  draftKept:
    'Not saved yet. What you wrote is kept in this browser and sent as soon as the connection is back.',
  draftWaits: 'Drafts are kept again once you have chosen, above, what becomes of the last one.',
  draftFound: (when: string) => `You have not finished what you began here. It was kept ${when}.`,
  draftContinue: 'Continue where you left off',
  draftDiscard: 'Discard it',
  draftDiscardFailed: 'It could not be discarded just now. Try again in a moment.',
  draftOpened: (when: string) => `This is what you had written by ${when}. It is not saved yet.`,
  draftUnreadable: 'Whether you began something here could not be found out just now.',
  leaveDraft: 'It is kept as a draft: open the form again to continue.',

  versions: 'Earlier versions',
  versionOpened: (when: string) =>
    `This is the version of ${when}. It takes the place of the current one once you save; that one is kept too.`,
  versionGone: 'This version could not be loaded. You see the post as it is now.',
  opensStored: 'Back to the post as it is stored',

  create: 'Create Post',
  update: 'Update Post',
  failed: 'Failed to save blog post',
  gone: 'Somebody has deleted this post. Copy what you need before you leave.',

  missingTitle: 'This post does not exist any more',
  missing: 'Somebody may have deleted it.',
  loadFailed: 'The post could not be loaded.',
  loadFailedHint: 'It is safe; it could just not be shown. Try again in a moment.',
}
