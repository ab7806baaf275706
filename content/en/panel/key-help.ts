type Keys = readonly (readonly [key: string, does: string])[]

export const keyHelpWords = {
  title: 'Keyboard shortcuts',
  lists: {
    inbox: [
      ['j', 'Next request'],
      ['k', 'Previous request'],
      ['Enter', 'Open it'],
      ['Esc', 'Back to the list'],
      ['c', 'Call'],
      ['a', 'Assign it'],
      ['m', 'Write a note'],
      ['n', 'New request'],
      ['Ctrl+Enter', 'Save it'],
      ['e', 'Mark completed, with a thank-you email if it is on'],
      ['x', 'Select'],
      ['u', 'Undo'],
      ['/', 'Search'],
      ['?', 'Show these shortcuts'],
    ],
    schedule: [
      ['j', 'Next day or week'],
      ['k', 'Day or week before'],
      ['t', 'Today'],
      ['n', 'New request'],
      ['u', 'Undo'],
      ['?', 'Show these shortcuts'],
      ['Alt+↑ ↓', 'Move the job by 15 minutes'],
      ['Alt+← →', 'Move it to the person or day beside'],
      ['Alt+Shift+↑ ↓', 'Change its length'],
    ],
  } as Readonly<Record<'inbox' | 'schedule', Keys>>,
  on: 'Use single-key shortcuts on this device',
  never: 'Single keys never work while you type in a field.',
  close: 'Close',
}
