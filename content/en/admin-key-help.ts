/** What explains the keys of the inbox. */
export const keyHelpWords = {
  title: 'Keyboard shortcuts',
  list: [
    ['j', 'Next request'],
    ['k', 'Previous request'],
    ['Enter', 'Open it'],
    ['Esc', 'Back to the list'],
    ['c', 'Call'],
    ['n', 'Write a note'],
    ['Ctrl+Enter', 'Save it'],
    ['e', 'Mark completed'],
    ['x', 'Select'],
    ['u', 'Undo'],
    ['/', 'Search'],
    ['?', 'Show these shortcuts'],
  ] as readonly (readonly [key: string, does: string])[],
  on: 'Use single-key shortcuts on this device',
  never: 'Single keys never work while you type in a field.',
  close: 'Close',
}
