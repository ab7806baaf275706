export const noteWords = {
  title: 'Notas',
  add: 'Agregar una nota',
  edit: 'Editar la nota',
  about: (name: string) => `Nota sobre ${name}`,
  save: 'Guardar la nota',
  saving: 'Guardando...',
  saved: (name: string) => `Se guardó la nota sobre ${name}`,
  earlier: 'Nota anterior',
  edited: (time: string) => `editada: ${time}`,
  remove: 'Eliminar',
  removeOf: (name: string, time: string) => `Eliminar la nota sobre ${name} del ${time}`,
  removed: (name: string) => `Se eliminó la nota sobre ${name}`,
}

export const noteFailures = {
  notes: 'No se pudo guardar la nota',
  'note-edit': 'No se pudo guardar la nota',
  'note-delete': 'No se pudo eliminar la nota',
  'note-restore': 'No se pudo restaurar la nota',
}
