export const draftWords = {
  draftSaved: (time: string) => `Saved as a draft at ${time}`,
  draftKept: 'Not saved yet. Your text is kept in this browser and sent when the connection is back.',
  draftWaits: 'Choose above to keep or discard the old draft first.',
  draftFound: (when: string) => `You have an unsaved draft from ${when}.`,
  draftContinue: 'Continue where you left off',
  draftDiscard: 'Discard it',
  draftDiscardFailed: 'It could not be discarded. Try again in a moment.',
  draftOpened: (when: string) => `This is your draft from ${when}. It is not saved yet.`,
  draftUnreadable: 'We could not check for an unsaved draft.',
  leaveDraft: 'It is kept as a draft: open the form again to continue.',

  revisions: 'Earlier versions',
  revisionOpened: (when: string) =>
    `This is the version from ${when}. Saving makes it the current one; the one before is kept too.`,
  revisionGone: 'This version could not be loaded. You see what is saved now.',
  opensStored: 'Back to what is saved',
}
