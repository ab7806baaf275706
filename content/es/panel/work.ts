import { ended } from '#content/fill-in.ts'
import { jobActWords } from './job-acts.ts'

/** "las 2:19 p. m.", "la 1:05 p. m.", "el 20 nov, 2:19 p. m." */
const the = (moment: string) =>
  /^1:/.test(moment) ? `la ${moment}` : /^\d+:/.test(moment) ? `las ${moment}` : `el ${moment}`

const between = (from: string, to: string) =>
  `de ${the(from)} a ${the(to)}`.replace('de el ', 'del ').replace(' a el ', ' al ')

/** Hours of a job: pressed by who works on it, corrected by hand. */
export const workWords = {
  title: 'Horas',
  yours: 'Sus horas',
  start: jobActWords.start,
  pause: jobActWords.pause,
  goOn: 'Continuar',
  help: 'Empiece cuando llegue. “Terminado” las cierra. El cliente no ve nada de esto.',
  since: (time: string) => ended(`Usted trabaja en esto desde ${the(time)}`),
  mine: (hours: string) => `Su tiempo en este trabajo: ${hours}.`,
  all: (hours: string) => `Tiempo en total: ${hours}.`,
  none: 'Todavía no hay horas.',

  span: (person: string, from: string, to: string) => `${person}, ${between(from, to)}`,
  running: (person: string, from: string) => `${person}, desde ${the(from)}`,
  endings: {
    running: 'Sigue en curso',
    paused: 'En pausa',
    done: 'Trabajo terminado',
    nextJob: 'Pasó a otro trabajo',
    handedOver: 'El trabajo pasó a otra persona',
    forgotten: 'Se olvidó: terminó por sí solo después de 12 horas',
    corrected: 'Se escribió a mano',
  },
  forgotten: 'Se olvidó y terminó por sí solo después de 12 horas. Por favor, corríjalo.',

  add: 'Agregar horas',
  correct: 'Corregir',
  correctOf: (span: string) => `Corregir las horas de ${span}`,
  person: 'Persona',
  from: 'Inicio',
  to: 'Fin',
  save: 'Guardar horas',
  saved: (person: string) => `Se guardaron las horas de ${person}`,
  remove: 'Quitar',
  removeOf: (span: string) => `Quitar las horas de ${span}`,
  removed: (person: string) => `Se quitaron las horas de ${person}`,
}
