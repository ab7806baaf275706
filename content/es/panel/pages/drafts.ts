export const draftWords = {
  draftSaved: (time: string) => `Guardado como borrador (${time})`,
  draftKept: 'Todavía sin guardar. Su texto se queda en este navegador y se envía cuando vuelva la conexión.',
  draftWaits: 'Primero elija arriba si conserva o descarta el borrador anterior.',
  draftFound: (when: string) => `Tiene un borrador sin guardar (${when}).`,
  draftContinue: 'Seguir donde se quedó',
  draftDiscard: 'Descartarlo',
  draftDiscardFailed: 'No se pudo descartar. Intente otra vez en un momento.',
  draftOpened: (when: string) => `Este es su borrador (${when}). Todavía no está guardado.`,
  draftUnreadable: 'No se pudo revisar si hay un borrador sin guardar.',
  leaveDraft: 'Se queda como borrador: abra otra vez el formulario para seguir.',

  revisions: 'Versiones anteriores',
  revisionOpened: (when: string) =>
    `Esta es una versión anterior (${when}). Al guardarla queda como la actual; la de antes también se conserva.`,
  revisionGone: 'No se pudo cargar esta versión. Usted ve lo que está guardado ahora.',
  opensStored: 'Volver a lo guardado',
}
