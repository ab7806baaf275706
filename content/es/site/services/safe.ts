import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const safeWords = texts({
  summary:
    'Abrimos, reparamos, movemos y anclamos cajas fuertes y cambiamos su combinación, de las de armas a las de depósito.',
  title: 'Cerrajero de cajas fuertes en {place} · {company}',
  description:
    'Apertura de cajas fuertes, cambio de combinación, teclados, reparación, mudanza y anclaje en {place}. Mano de obra con garantía de {warranty}.',
  hero: {
    heading: 'Cerrajero de cajas fuertes',
    lead: either(
      'Cajas fuertes de casa, para armas, para documentos y de depósito: las abrimos con el menor daño que permite la chapa, cambiamos la combinación, las reparamos, movemos y anclamos{picksFirst}. La mano de obra tiene garantía de {warranty}.',
      'Cajas fuertes de casa, para armas, para documentos y de depósito: las abrimos con el menor daño que permite la chapa, cambiamos la combinación, las reparamos, movemos y anclamos{picksFirst}.',
      'Cajas fuertes de casa, para armas, para documentos y de depósito: las abrimos, cambiamos la combinación, las reparamos, movemos y anclamos. La mano de obra tiene garantía de {warranty}.',
    ),
    drawing:
      'La puerta de una caja fuerte por dentro, sin su tapa: los discos y la palanca de la chapa de combinación, los pasadores en su barra, y el rebloqueador.',
  },
  intro: {
    heading: 'Lo que promete la etiqueta de la puerta',
    paragraphs: [
      'Hay dos clasificaciones que se confunden. La de fuego dice cuánto aguanta el papel en un horno; de barretas no dice nada. La de robo dice cuánto aguantó la caja frente a expertos: TL-15 son quince minutos de herramienta trabajando en la puerta, TL-30 son treinta. Muchas cajas para armas llevan en cambio la marca RSC, una prueba mucho más ligera. Mándenos una foto de la etiqueta y le decimos para qué se hizo la suya y qué no conviene guardar en ella{workAsDescribed}.',
      either(
        'Si la suya no abre, deje de adivinar. Un teclado cuenta los códigos equivocados y luego no hace caso por varios minutos, y forzar la manija dobla las piezas de atrás. Le pedimos algo que compruebe que puede abrir la caja, descartamos pila, perilla y manija, y probamos la manipulación donde la chapa lo permite. Si taladramos, es un solo agujero planeado, que después cerramos con acero templado.{asksForProof}{picksFirst}',
        'Si la suya no abre, deje de adivinar. Un teclado cuenta los códigos equivocados y luego no hace caso por varios minutos, y forzar la manija dobla las piezas de atrás. Le pedimos algo que compruebe que puede abrir la caja{asksForProof}. Descartamos pila, perilla y manija, y probamos la manipulación donde la chapa lo permite{picksFirst}. Si taladramos, es un solo agujero planeado, que después cerramos con acero templado{picksFirst}.',
      ),
    ],
  },
  cardsHeading: 'Lo que hacemos en cajas fuertes y puertas de bóveda',
  cards: {
    'safe-opening': {
      title: 'Apertura de cajas fuertes',
      description:
        'Combinación perdida, teclado muerto, un pasador que no regresa. Descartamos errores al marcar y luego probamos la manipulación{picksFirst}. Si hace falta taladro, es un agujero chico, reparado para que siga usando la caja{picksFirst}.',
      features: [
        'Comprobamos de quién es antes de girar la perilla{asksForProof}',
        'Primero descartamos pila, perilla y manija',
        'Rebloqueadores ubicados, para no taladrarlos{picksFirst}',
        either(
          'Aperturas por herencia o desalojo, con papeles a la vista{asksForProof}',
          'Aperturas por herencia o desalojo',
        ),
      ],
      drawing:
        'Los discos de una chapa de combinación separados sobre su eje: todas las ranuras quedan arriba, y la palanca puede caer en ellas.',
    },
    'combination-changes': {
      title: 'Cambio de clave de la caja fuerte',
      description:
        'Se fue alguien que sabía los números, o nunca se cambió la clave de fábrica. Ajustamos los discos con la llave de cambio y probamos los números nuevos tres veces, con la puerta abierta.',
      features: [
        'Chapas de perilla de tres y cuatro discos',
        'Usted escoge los números y los marca',
        'Ni cumpleaños ni pares de números que fallan',
        'Perillas UL 768 Group 2M, difíciles de manipular',
      ],
      drawing:
        'Un disco de una chapa de combinación: la llave de cambio suelta su centro dentado, y el anillo gira al número nuevo.',
    },
    'electronic-locks': {
      title: 'Cerraduras electrónicas',
      description:
        'Un teclado es rápido y guarda varios códigos; una perilla dura décadas sin pila. Muchas cajas usan los mismos tornillos, así que una clase muchas veces puede tomar el lugar de la otra.',
      features: [
        'Códigos de gerente y usuario, con retardo si quiere',
        'Cerraduras UL 2058 Type 1 para negocios',
        'Siempre primero: una pila alcalina nueva',
        'Le dejamos su perilla vieja, por si la extraña',
      ],
      drawing:
        'Una cerradura electrónica de caja fuerte desarmada: teclado afuera, su cable por la puerta, motor y pasador adentro.',
    },
    'bolt-work-repair': {
      title: 'Reparación de pasadores',
      description:
        'La manija gira pero los pasadores no, o salen a medias. Detrás de la placa se doblan levas, barras y uniones cuando alguien se recarga en la manija. Las enderezamos o cambiamos y las alineamos.',
      features: [
        'Barras dobladas, pernos cortados y uniones flojas',
        'Puertas caídas levantadas, para que corran los pasadores',
        'Rebloqueadores restablecidos después de un portazo',
        'Grasa ligera en los pasadores, nada en la chapa',
      ],
      drawing:
        'La puerta de una caja fuerte por dentro: el pasador chico de la chapa queda detrás de la barra, y los pasadores no pueden regresar.',
    },
    'moving-and-anchoring': {
      title: 'Mudanza y anclaje',
      description:
        'Una caja que dos personas pueden levantar es, para otro, una caja con agarradera. Movemos la suya con gato, diablito y tablones, y la atornillamos al concreto por el piso.',
      features: [
        'Escaleras, pisos y puertas medidos antes del día',
        'Losas postensadas: no se taladran sin ubicar cables',
        'Arriba de una probable inundación, donde se puede',
        'Usted la vacía; nadie ve lo que tenía',
      ],
      drawing:
        'Una caja fuerte en un diablito, y la misma caja en corte: un ancla por su piso se agarra del concreto.',
    },
    'depository-safes': {
      title: 'Cajas fuertes de depósito',
      description:
        'El dinero entra por una ranura o tolva, y solo un gerente lo saca. Arreglamos deflectores, tolvas y chapas con retardo, para que nadie pesque el dinero ni puedan apurar a nadie.',
      features: [
        'Tolvas giratorias y buzones frontales reconstruidos',
        'Dos códigos o dos llaves para abrir juntos',
        'Retardo que los empleados no pueden apagar',
        'Códigos nuevos el día en que se va un gerente',
      ],
      drawing:
        'Una caja de depósito en corte: el tambor recibe un sobre, gira y lo deja caer entre deflectores con dientes por los que nada se puede subir.',
    },
  },
  action: {
    heading: 'Fotografíe la perilla y la etiqueta',
    text: 'Una foto de la perilla o el teclado y otra de la etiqueta en el canto de la puerta nos dicen la chapa, la marca y la clasificación. Si agenda antes de {sameDayBefore} en día hábil, vamos el mismo día, salvo que la chapa necesite una pieza que hay que pedir.',
    contact: 'Pida cotización',
  },
}) satisfies ServiceWords<'safe'>
