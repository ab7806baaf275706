import { either, texts } from '#content/texts.ts'

/** A phone keeps /sos: what stands here must hold for days. Facts about the business come from the profile. */
export const sosWords = texts({
  title: '¿Se quedó afuera? Qué hacer | {company}',
  description: either(
    'Se quedó afuera de su casa, carro o negocio en {place}: primero el 911 si peligra una vida; luego a quién llamar, qué tener listo y qué no hacer.{does-automobile}{does-commercial}',
    'Se quedó afuera de su casa o negocio en {place}: primero el 911 si peligra una vida; luego a quién llamar, qué tener listo y qué no hacer.{does-commercial}',
    'Se quedó afuera en {place}: primero el 911 si peligra una vida; luego a quién llamar, qué tener listo y qué no hacer.',
  ),
  site: 'Todas las páginas',

  danger: {
    heading: '¿Una vida en peligro? Primero llame al 911.',
    text: 'Un niño o una mascota en un carro caliente. Alguien herido, enfermo o amenazado. Fuego o gas detrás de la puerta.',
    call: 'Llamar al 911',
  },

  heading: '¿Se quedó afuera?',
  arrival: either(
    'A menos de {arrivalRadius} del centro llegamos a su puerta en {arrival}, de día y de noche{nights}.',
    'Llegamos a su puerta en {arrival}, de día y de noche{nights}.',
    'Alguien contesta, de día y de noche{nights}.',
    'Trabajamos {bookedHours}. En ese horario, a menos de {arrivalRadius} del centro, llegamos a su puerta en {arrival}.',
    'Trabajamos {bookedHours}. En ese horario llegamos a su puerta en {arrival}.',
    'Contestamos {officeHours}. En ese horario, a menos de {arrivalRadius} del centro, llegamos a su puerta en {arrival}.',
    'Contestamos {officeHours}. En ese horario llegamos a su puerta en {arrival}.',
    'Contestamos {officeHours}.',
    'Trabajamos {bookedHours}.',
    'Llegamos a su puerta en {arrival}.',
  ),
  call: 'Llame ya',
  offline: either(
    'Sin conexión. Su celular guardó esta página para eso. Una llamada y un mensaje de texto no necesitan internet, solo señal.{takesTexts}',
    'Sin conexión. Su celular guardó esta página para eso. Una llamada no necesita internet, solo señal.',
  ),
  retry: 'Cargar la página otra vez',
  known: 'Su solicitud tiene el número {number}. Dígalo cuando llame.',

  where: {
    heading: '¿Dónde está?',
    ready: 'Tenga listo',
    never: 'No haga esto',
    places: [
      {
        id: 'home',
        name: 'En la casa',
        lead: 'Casa, departamento, cochera',
        tip: 'Dé una vuelta: la puerta de atrás, la cochera, una ventana abierta en la planta baja. Quizá alguien cerca tenga una copia.',
        ready: [
          'Calle, número, departamento, código del portón, cruce de calles más cercano.',
          'Qué puerta es y con qué se abre: llave, teclado, tarjeta.',
          'Algo que muestre que ese lugar es suyo: una identificación con la dirección, un contrato de renta, un recibo en su celular{asksForProof}. Se lo pedimos antes de abrir{asksForProof}.',
        ],
        never: [
          'No rompa el vidrio ni patee la puerta: las dos cosas suelen costar más que la chapa, y el vidrio corta.',
          'No fuerce la llave. Si un pedazo se quebró adentro, déjelo ahí.',
          'No se trepe, y no espere en el frío, el calor o lo oscuro: pida ayuda a un vecino.',
        ],
      },
      {
        id: 'car',
        name: 'En el carro{does-automobile}',
        lead: 'Llaves adentro, perdidas o quebradas',
        tip: '¿Hay un niño o un animal adentro? Llame ya al 911, antes de llamarnos. En la carretera, espere lejos del tráfico, no en el carril.',
        ready: [
          'Año, marca, modelo, color y placas.',
          'Dónde está: calle, estacionamiento, nivel, milla de la carretera.',
          'Dónde está la llave: adentro, en la cajuela, perdida, quebrada. El registro o el título del carro con una identificación al mismo nombre{asksForProof}.',
        ],
        never: [
          'No rompa la ventana.',
          'No meta un alambre ni una cuña en la puerta: raya la pintura y rompe cables y empaques.',
          'No gire una llave doblada: se quiebra en la chapa o en el switch de encendido.',
        ],
      },
      {
        id: 'business',
        name: 'En el negocio{does-commercial}',
        lead: either('Tienda, oficina, portón, caja fuerte{does-safe}', 'Tienda, oficina, portón'),
        tip: '¿Es la única salida y hay gente adentro? Entonces, primero el 911.',
        ready: [
          'Nombre del negocio, calle, qué puerta.',
          'Su identificación, y al dueño o gerente en un número que podamos verificar{asksForProof}.',
          'Qué tipo de puerta: vidrio, barra de pánico, cortina metálica, teclado. Y quién puede apagar la alarma.',
        ],
        never: [
          'No fuerce una barra de pánico ni un cierrapuertas: después la puerta quizá no cierre.',
          'No rompa el vidrio: reponerlo tarda más que una chapa.',
          'No deje atrancada y abierta una puerta que no puede cerrar con llave.',
        ],
      },
    ],
  },

  text: {
    heading: '¿No puede hablar?{takesTexts} Mande un mensaje.{takesTexts}',
    lead: 'Una llamada se contesta más pronto. Si en unos minutos no hay respuesta, llame.',
    send: 'Mensaje al {phone}',
    body: 'Me quedé afuera. Por favor, llámenme.',
    number: 'Solicitud {number}.',
    place: 'Estoy aquí: {link} (a no más de {feet} pies).',
    ask: 'Agregar dónde estoy',
    asking: 'Buscando...',
    added:
      'Agregado al mensaje: {location}, a no más de {feet} pies. Sale de este celular solo con el mensaje que usted envíe. También nos lo puede leer.',
    failed: 'Su celular no compartió su ubicación. Escriba la calle y el cruce más cercano.',
  },

  beware: {
    heading: 'Llegue quien llegue, pregunte primero',
    points: [
      either('El nombre del negocio y su número de licencia{licensed}.', 'El nombre del negocio.'),
      'El precio completo, antes de cualquier trabajo{pricesFirst}. Una cotización muy baja por teléfono suele volverse muchas veces más en la puerta{pricesFirst}.',
      'Por qué, si alguien quiere taladrar de entrada{picksFirst}.',
    ],
    license: 'Nuestra licencia: {number}',
  },
})
