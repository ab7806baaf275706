export const formWords = {
  leaveQuestion: '¿Salir sin guardar?',
  leaveWhat: 'Se perderán los cambios que hizo desde la última vez que guardó.',
  stay: 'Seguir escribiendo',
  leave: 'Salir',
  cancel: 'Cancelar',
  /** The form was left without a choice: signed out in another window, or the browser was closed. */
  restored: 'Recuperamos lo que usted escribió. Todavía no está guardado.',
  discard: 'Descartarlo',
  discarded: 'Descartado.',
  undoDiscard: 'Deshacer',
  busy: 'Un momento...',
  saving: 'Guardando...',
  overtaken: {
    reason: (time: string) => `Otra persona guardó esto después de que usted lo abrió (${time}).`,
    hint: 'Primero vea su versión en otra pestaña, o reemplácela con la de usted.',
    open: 'Ver la otra versión',
    replace: 'Reemplazarla con la mía',
  },
  /** The form of a new record got through earlier, though its answer was lost, and is sent again with other words. */
  sentBefore: {
    reason: (time: string) => `Esto ya se había guardado con otro texto (${time}).`,
    hint: 'Primero vea en otra pestaña lo que se guardó, o reemplácelo con esto.',
    open: 'Ver lo que se guardó',
    replace: 'Reemplazarlo con esto',
  },
  checkFields: 'Por favor, revise los campos marcados.',
  badDate: 'Por favor, escriba una fecha entre 1900 y 2200.',
  badTime: 'Por favor, escriba una hora de 00:00 a 23:59, como 14:30.',
  skippedTime: 'Esta hora no existe: esa noche el reloj se adelanta de las 2 a las 3.',
  signedOut:
    'Su sesión se cerró. No se perdió nada: inicie sesión en otra pestaña, luego vuelva y guarde otra vez.',
  signIn: 'Iniciar sesión en otra pestaña',
  nothingLost: 'No se perdió nada: lo que escribió sigue aquí. Revise la conexión e intente otra vez.',
}
