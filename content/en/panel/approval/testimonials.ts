import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const testimonialsWords = {
  ...screenWords.testimonials,
  filterBy: 'Filter by approval',
  filters: {
    all: 'All Testimonials',
    approved: 'Approved',
    pending: 'Pending Approval',
    featured: 'Featured',
  },
  search: 'Search testimonials',
  searchHint: 'Name, words or company',
  listTitle: 'Testimonials',
  create: 'Add New Testimonial',

  columns: {
    customer: 'Customer',
    rating: 'Rating',
    service: 'Service',
    testimonial: 'Testimonial',
    date: 'Date',
    status: 'Status',
    actions: 'Actions',
  },
  edit: (name: string) => `Edit the testimonial of ${name}`,

  states: {
    approved: 'Approved',
    pending: 'Pending',
    featured: 'Featured',
    feature: 'Feature',
    unfeature: 'Stop featuring',
  },
  approve: (name: string) => `Approve the testimonial of ${name}`,
  unapprove: (name: string) => `Unapprove the testimonial of ${name}`,
  feature: (name: string) => `Feature the testimonial of ${name}`,
  unfeature: (name: string) => `Stop featuring the testimonial of ${name}`,
  approved: (name: string) => `Approved the testimonial of ${name}`,
  unapproved: (name: string) => `Pending again: the testimonial of ${name}`,
  featured: (name: string) => `Featured the testimonial of ${name}`,
  unfeatured: (name: string) => `No longer featured: the testimonial of ${name}`,
  changeFailed: 'Failed to update testimonial',

  deleteOf: (name: string) => `Delete the testimonial of ${name}`,
  deleteQuestion: 'Are you sure you want to delete this testimonial?',
  deleteWhat: (name: string) => `What ${name} said stays in the trash for ${trashDays} days.`,
  deleted: (name: string) => `Deleted the testimonial of ${name}`,
  deleteFailed: 'Failed to delete testimonial',

  empty: 'No testimonials found',
  emptyHint: 'Write down what a customer told you with “Add New Testimonial”.',
  showAll: 'Show all testimonials',
  loadFailed: 'No testimonials found',
  loadFailedHint: 'They could not be loaded. The testimonials are safe; try again in a moment.',
  stale: (since: string) => `Failed to load testimonials. Showing the list from ${since}.`,
  older: 'Older testimonials',
  linked: 'The testimonial you opened',
  linkedGone: 'The testimonial you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>
