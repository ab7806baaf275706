export const noteWords = {
  title: 'Notes',
  add: 'Add a note',
  edit: 'Edit note',
  about: (name: string) => `Note about ${name}`,
  save: 'Save note',
  saving: 'Saving...',
  saved: (name: string) => `Note about ${name} saved`,
  earlier: 'Earlier note',
  edited: (time: string) => `edited ${time}`,
  remove: 'Delete',
  removeOf: (name: string, time: string) => `Delete the note about ${name} of ${time}`,
  removed: (name: string) => `Note about ${name} deleted`,
}

export const noteFailures = {
  notes: 'Failed to save the note',
  'note-edit': 'Failed to save the note',
  'note-delete': 'Failed to delete the note',
  'note-restore': 'Failed to restore the note',
}
