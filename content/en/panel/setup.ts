export type StepWords = { title: string; todo: string; link: string; mark?: string }

export const setupStepWords = {
  title: 'Finish setting up',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done',
  open: 'To do',
  failed: 'This was not saved. Try again.',
  marking: 'Saving...',
  steps: {
    business: {
      title: 'Your business',
      todo: 'The site still shows the example business: visitors cannot reach you.',
      link: 'Enter your business details',
    },
    mail: {
      title: 'Email',
      todo: 'Until email is tested, you could miss a new request.',
      link: 'Set up email and send a test',
    },
    device: {
      title: 'Notifications on your phone',
      todo: 'Open this panel on your phone and turn them on there.',
      link: 'Turn on notifications',
      mark: 'I don’t want them',
    },
    hours: {
      title: 'Your hours',
      todo: 'The site still shows example hours.',
      link: 'Check your hours',
      mark: 'They are right',
    },
    backup: {
      title: 'Backups',
      todo: 'Done once backups are encrypted, copied to a second place, and the newest copy was opened in the last two days.',
      link: 'Set up backups',
    },
    search: {
      title: 'Search engines',
      todo: 'Search engines are asked not to list the site yet. That ends once you enter your business.',
      link: 'See what is missing',
    },
  } satisfies Record<string, StepWords>,
}
