export const jobActWords = {
  onTheWay: 'Voy en camino',
  late: 'Voy con retraso',
  minutes: (minutes: number) => `${minutes} min`,
  minutesLate: (minutes: number) => `${minutes} min tarde`,
  done: 'Terminado',
  start: 'Empezar',
  pause: 'Pausar',
  lostReasons: {
    price: 'El precio',
    noAnswer: 'No contestó',
    elsewhere: 'Se fue con otro',
    outOfArea: 'Fuera de nuestra zona',
    notOurWork: 'No es nuestro tipo de trabajo',
    other: 'Otra cosa',
  },
}
