export const postFormWords = {
  createTitle: 'Create New Blog Post',
  editTitle: 'Edit Blog Post',
  back: 'All blog posts',
  optional: 'optional',

  basic: 'Basic Information',
  title: 'Title',
  excerpt: 'Excerpt',
  excerptHelp: 'Two or three sentences, shown under the title, in lists and in search results.',
  author: 'Author',
  category: 'Category',
  categoryHelp: 'Choose one from the list or type a new one.',
  slug: 'Web address',
  slugHelp: (path: string) => `The post is at ${path}.`,
  /** Of a post without a title. */
  slugExample: 'post',
  slugFromTitle: 'Leave blank to use the title.',
  cover: 'Picture',
  image: 'Image URL',
  imageHelp: 'Leave blank to show a drawing that fits the category.',
  language: 'Language',
  languageHelp: 'The post stands among the pages in this language.',
  imageAlt: 'Image description',
  imageAltHelp: 'For people who cannot see it. Leave blank if it is only decoration.',
  chooseImage: 'Choose a picture',
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
  newTagHelp: 'Press Enter to add it.',
  addTag: 'Add tag',
  removeTag: (tag: string) => `Remove tag ${tag}`,
  tagAdded: (tag: string) => `Added tag ${tag}`,
  tagThere: (tag: string) => `${tag} is already a tag`,
  tagRemoved: (tag: string) => `Removed tag ${tag}`,
  noTags: 'No tags yet.',

  seo: 'SEO Settings',
  metaTitle: 'Meta title',
  metaTitleHelp: 'Leave blank to use the title and the name of the blog.',
  metaDescription: 'Meta description',
  metaDescriptionHelp: 'Leave blank to use the excerpt.',
  searchResult: 'How a search engine may show it',
  titleLimit: 60,
  descriptionLimit: 160,
  lengthOf: (length: number, limit: number) =>
    length > limit
      ? `${length} characters: more than about ${limit} may be cut off`
      : `${length} of about ${limit} characters`,

  publishing: 'Publishing Options',
  isPublished: 'Publish this post',
  isPublishedHelp: 'Visitors see it as soon as it is saved. Unchecked: saved as a draft.',
  keepDate: 'Keep the publication date',
  keepDateHelp: (date: string) => `Keeps ${date}. Uncheck to use today’s date.`,

  publishAt: 'Publish at',
  publishAtHelp: (zone: string) => `${zone}. The post is published then. Leave blank to keep it a draft.`,

  create: 'Create Post',
  update: 'Update Post',
  failed: 'Failed to save blog post',
  gone: 'Someone deleted this post. Copy what you need before you leave.',

  missingTitle: 'This post no longer exists',
  missing: 'Someone may have deleted it.',
  loadFailed: 'The post could not be loaded.',
  loadFailedHint: 'It is safe. Try again in a moment.',
}
