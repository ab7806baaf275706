/** What the buttons of a row say, each of whose words it is. */
export type ApprovalWords = Record<
  | 'approve'
  | 'unapprove'
  | 'feature'
  | 'unfeature'
  | 'approved'
  | 'unapproved'
  | 'featured'
  | 'unfeatured'
  | 'edit'
  | 'deleteOf',
  (name: string) => string
>
