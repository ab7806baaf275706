import type { ServiceSlug } from '#content/services.ts'
import { either, texts, type Written } from '#content/texts.ts'

export const pageDrawingWords = texts({
  services:
    'La camioneta vista por atrás con las dos puertas abiertas: herramientas para perforar y llaves en blanco en las puertas, cierrapuertas y un programador en las repisas, una prensa y una máquina que corta una llave en el banco, y abajo cajones y un juego de pines.',
  about:
    'Una chapa a la que se le cambia la combinación. Un seguidor ha empujado el rotor hacia afuera y sostiene los contrapines y sus resortes en el cuerpo; en el rotor, cinco pines descansan en los cortes de la llave y quedan al ras. Abajo, una gradilla de pines, unas pinzas que levantan uno de ellos y una lima.',
  brands:
    'Cinco llaves en abanico sobre una misma varilla, cada una con cabeza y perfil de su propia forma: cuatro en blanco, y una en medio ya cortada.',
  prices:
    'Una lista en una tabla con sujetapapeles, palomeada línea por línea hasta su suma, y al lado un llavero con una etiqueta y una llave.',
  faq: 'Una puerta principal dibujada como en una patente: sus partes, entre ellas marco, cerrojo, manija, bisagras y umbral, cada una con un número y una línea que la señala.',
  contact: either(
    'Un auricular de teléfono con cable en espiral que lleva a dos líneas: despacho, que llega a la camioneta a cualquier hora, y la oficina, que anota una cita en un calendario.{nights}{has-officePhone}',
    'Un auricular de teléfono con cable en espiral que lleva a dos líneas: una llega a la camioneta, la otra anota una cita en un calendario.{has-officePhone}',
    'Un auricular de teléfono con cable en espiral: una llamada llega a la camioneta, o anota una cita en un calendario.',
  ),
  blog: 'Un cuaderno abierto. A la izquierda, notas y una llave medida; a la derecha, una chapa de palancas a la mitad de su recorrido, con la distancia al canto marcada, y el lápiz que la dibuja.',
  reviews: either(
    'Cinco llaves en un tablero de ganchos, cada una con una etiqueta que dice qué abrió: una casa, un carro, una caja fuerte, un local, un buzón.{does-automobile}{does-safe}{does-commercial}',
    'Llaves en un tablero de ganchos, cada una con una etiqueta que dice qué abrió, entre ellas una casa o un buzón.',
  ),
})

export const categoryDrawingWords = texts({
  residential:
    'Canto de una puerta principal: un cerrojo metido en el marco y, debajo, una manija con su pestillo de resorte.',
  commercial:
    'Puertas de local con barras de pánico, cuyas varillas llegan a un pestillo arriba y a un pasador en el umbral.',
  automobile:
    'La llave con control de un carro: tres botones, el chip en la cabeza y una hoja con un surco fresado.',
  emergency: either(
    'Un reloj cuya manecilla es una llave: apunta entre {arrivalFrom} y {arrivalTo} minutos después de la llamada.',
    'Un reloj cuya manecilla es una llave.',
  ),
  'access-control': 'Un lector con teclado y, frente a él, la tarjeta, con la antena enrollada dentro.',
  'door-services':
    'Una puerta de acero entreabierta en su marco, con tres bisagras, un cierrapuertas y su brazo de dos partes, una manija y una placa de protección.',
  safe: 'La puerta de una caja fuerte: una perilla de combinación, la manija que retira los pasadores, y los pasadores detrás del canto.',
  surveillance:
    'Una cámara en una pared a la altura de una cara; su campo de visión encuadra la cabeza y los hombros de una persona.',
}) satisfies Record<ServiceSlug, Written>

/** Words of the service-area map, which several pages share. `provider` is who serves the embedded map. */
export const mapWords = texts({
  heading: 'Hasta dónde vamos',
  lead: either(
    'Hasta {radius} del centro. Dentro del círculo de {freeRadius} no hay cargo por el viaje; más allá puede haberlo{feeFartherOut}, y se lo decimos antes de salir.{houston}{pricesFirst}',
    'Hasta {radius} de {city}. Dentro del círculo de {freeRadius} no hay cargo por el viaje; más allá puede haberlo{feeFartherOut}, y se lo decimos antes de salir.{pricesFirst}',
    'Hasta {radius} de {city}. Dentro del círculo de {freeRadius} no hay cargo por el viaje; más allá puede haberlo{feeFartherOut}.',
  ),
  arrival:
    'En una emergencia, a menos de {arrivalRadius}, decimos {arrival}; más lejos, lo que cuenta es el trayecto.',
  areasTitle: 'Zonas que atendemos',
  around: 'alrededores',
  drawing: {
    county: either(
      'Mapa del condado de Harris y sus vecinos en la bahía de Galveston, con círculos punteados a {freeMiles} y {miles} millas del centro de Houston{feeFartherOut}.',
      'Mapa del condado de Harris y sus vecinos en la bahía de Galveston, con un círculo punteado a {radius} del centro de Houston.',
      'Mapa del condado de Harris y sus vecinos en la bahía de Galveston.',
    ),
    ringsAround: either(
      'Círculos punteados a {freeMiles} y {miles} millas de {city}{feeFartherOut}.',
      'Un círculo punteado a {radius} de {city}.',
      'Un círculo punteado a {freeRadius} de {city}.',
    ),
    town: 'El centro de Houston, The Heights, Montrose, River Oaks, Memorial, Galleria y el Medical Center entre las autopistas.',
    figures: { county: 'Fig. 1', town: 'Fig. 2' },
    rings: { near: '{freeMiles} mi{feeFartherOut}', far: '{miles} mi' },
    counties: {
      harris: 'Condado Harris',
      montgomery: 'Montgomery',
      liberty: 'Liberty',
      chambers: 'Chambers',
      galveston: 'Galveston',
      brazoria: 'Brazoria',
      fortBend: 'Fort Bend',
      waller: 'Waller',
    },
    areas: {
      downtown: 'Centro',
      heights: 'The Heights',
      montrose: 'Montrose',
      riverOaks: 'River Oaks',
      memorial: 'Memorial',
      galleria: 'Galleria',
      medicalCenter: 'Medical Center',
    },
    loop: '610 Loop',
    scale: '5 millas',
  },
  load: 'Abrir el mapa de calles',
  loadNote:
    'Esto carga un mapa de {provider}, que entonces verá su dirección de red. Nada se carga antes de que usted presione el botón.',
  frame: 'Mapa de calles de {city} por {provider}',
  unsure: '¿No sabe si vamos hasta allá? Díganos el cruce de calles más cercano.',
  call: 'Llame al {phone}',
})

/** Each is cut to the room beside its line. */
export const partLabels = {
  aboutPage: {
    follower: 'seguidor',
    driverPin: 'contrapín',
    keyPin: 'pin',
    plug: 'rotor',
  },
  accessControl: {
    antennas: 'antenas',
    latch: 'pestillo',
    coil: 'imán',
    keeper: 'uña',
    clutch: 'clutch',
    exit: 'salida',
    armature: 'placa',
    reader: 'lector',
    strike: 'contra',
    requestToExit: 'sensor',
    controller: 'controlador',
  },
  automobile: {
    rod: 'varilla',
    pawl: 'uña',
    fork: 'gancho',
    off: 'off',
    on: 'on',
    start: 'start',
    wafers: 'láminas',
    code: 'código',
    antennaRing: 'aro de antena',
    chipCoil: 'chip',
    latch: 'pestillo',
    cylinder: 'cilindro',
    lockRod: 'varilla',
    windowLift: 'elevador',
  },
  blogPage: {
    throw: 'salida',
    backset: 'al canto',
  },
  brandsPage: {
    keyway: 'perfil',
    bow: 'cabeza',
    blank: 'en blanco',
    cutKey: 'cortada',
  },
  commercial: {
    push: 'empuje',
    latch: 'pestillo',
    sidebar: 'barra lateral',
    slantedCuts: 'cortes en ángulo',
    controlLug: 'seguro',
    controlKey: 'de control',
    shearLine: 'corte',
    masterPin: 'pin maestro',
    changeKey: 'individual',
    masterKey: 'maestra',
    jamb: 'marco',
    grandMaster: 'gran maestra',
    masters: 'maestra',
    changeKeys: 'individuales',
  },
  contactPage: texts({
    dispatch: 'despacho{has-officePhone}',
    office: 'oficina{has-officePhone}',
    anyHour: 'toda hora{nights}',
    byAppointment: 'con cita',
  }),
  doorServices: {
    latch: 'golpe',
    sweep: 'barrido',
    honeycomb: 'panal',
    steelFrame: 'marco',
    seal: 'sello',
    threshold: 'umbral',
    closer: 'cierrapuerta',
    exitDevice: 'barra',
    hinge: 'bisagra',
  },
  emergency: {
    wrapPlate: 'placa',
    strike: 'contra',
    extractor: 'extractor',
    open: 'pase',
    wedge: 'cuña',
    lost: 'perdida',
    new: 'nueva',
    yourCall: 'su llamada',
    minutes: '{minutes} min',
  },
  residential: {
    deadbolt: 'cerrojo',
    threeInchScrew: 'tornillo 3"',
    strike: 'contra',
    latch: 'pestillo',
    oneInchThrow: 'salida 1"',
    threeInchScrews: 'tornillos 3"',
    newSpring: 'resorte nuevo',
    broken: 'quebrado',
    oldPins: 'pines viejos',
    newPins: 'nuevos',
  },
  safe: {
    wheelPack: 'discos',
    fence: 'palanca',
    relocker: 'bloqueo',
    bolts: 'pasadores',
    lock: 'chapa',
    was30: 'era 30',
    now67: 'ahora 67',
    drum: 'tambor',
    baffle: 'deflector',
    motorBolt: 'pasador',
    anchor: 'ancla',
    cam: 'leva',
    wheels: 'discos',
  },
  servicesPage: {
    closers: 'cierrapuertas',
    programmer: 'programador',
    pinKit: 'pines',
    keyMachine: 'máquina',
  },
  surveillance: {
    entrance: 'entrada',
    register: 'caja',
    camera: 'cámara',
    lot: 'patio',
    door: 'puerta',
    face: 'cara',
    package: 'paquete',
    ltn4827: 'LTN 4827',
    under30Degrees: 'hasta 30 grados',
    infrared: 'infrarrojo',
  },
}
