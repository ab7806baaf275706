import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const emergencyWords = texts({
  summary: either(
    'Se quedó afuera, le forzaron la puerta o se quebró la llave: alguien contesta a cualquier hora{nights}.',
    'Se quedó afuera, le forzaron la puerta o se quebró la llave en la chapa.',
  ),
  title: either(
    'Cerrajero de emergencia 24/7{nights} en {place} · {company}',
    'Cerrajero de emergencia en {place} · {company}',
  ),
  description: either(
    '¿Se quedó afuera en {place}? Contestamos día y noche{nights} y llegamos en {arrival}. Casas, carros, negocios, cajas fuertes{does-automobile}{does-safe}. Llame al {phone}.',
    '¿Se quedó afuera en {place}? Contestamos día y noche{nights}. Llegamos en {arrival}. Casas, carros y negocios{does-automobile}. Llame al {phone}.',
    '¿Se quedó afuera en {place}? Llegamos en {arrival} mientras estamos abiertos{keepsHours}. Casas, carros y negocios{does-automobile}. Llame al {phone}.',
  ),
  hero: {
    heading: 'Cerrajero de emergencia',
    lead: either(
      '¿Se quedó afuera, le forzaron la puerta o se quebró la llave? Alguien contesta a cualquier hora de cualquier día{nights}. En promedio llegamos dentro del plazo de {arrival} que decimos por teléfono, o antes: {averageTime} según nuestras propias cuentas. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
      '¿Se quedó afuera, le forzaron la puerta o se quebró la llave? Alguien contesta a cualquier hora de cualquier día{nights}, y en promedio llegamos dentro del plazo de {arrival} que decimos por teléfono. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
      '¿Se quedó afuera, le forzaron la puerta o se quebró la llave? En promedio llegamos dentro del plazo de {arrival} que decimos por teléfono, o antes: {averageTime} según nuestras propias cuentas. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no.{pricesFirst}',
      '¿Se quedó afuera, le forzaron la puerta o se quebró la llave? Alguien contesta a cualquier hora de cualquier día{nights}. En promedio llegamos dentro del plazo de {arrival} que decimos por teléfono. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
    ),
    drawing: either(
      'Un reloj con los minutos de {arrivalFrom} a {arrivalTo} marcados, y una camioneta frente a una puerta cerrada, abierta de un costado: máquina de llaves, cajones y tableros de llaves.',
      'Un reloj, y una camioneta frente a una puerta cerrada, abierta de un costado: máquina de llaves, cajones y tableros de llaves.',
    ),
  },
  /** As it stands for good, and by the clock of the visitor's visit: the browser fills in {time} and {day}. {time} comes with its article: "la 1:05", "las 2:05". */
  arrival: {
    label: 'A qué hora llegamos',
    call: 'Usted llama',
    now: 'ahora',
    callAt: 'a {time}',
    door: 'Llegamos a su puerta{has-arrival}',
    arrival: either(
      'en {arrival}{nights}',
      'en {arrival}, mientras estamos abiertos{keepsHours}',
      'en {arrival}',
    ),
    by: 'a más tardar a {time}',
    area: 'A menos de {arrivalRadius} del centro. Si está más lejos, se lo decimos por teléfono.',
    hours: either('Trabajamos {bookedHours}.', 'Contestamos {officeHours}.'),
    closed: 'Estamos cerrados',
    closedNow: 'por el momento',
    open: 'Abrimos',
    opens: 'el {day} a {time}',
    callPrice: either(
      'La visita cuesta desde {homePrice} en casas y desde {businessPrice} en negocios.',
      'La visita en casas cuesta desde {homePrice}.',
      'La visita en negocios cuesta desde {businessPrice}.',
    ),
    danger: '¿Hay un niño o una mascota en un carro cerrado, o alguien en peligro? Llame primero al 911.',
  },
  intro: {
    heading: 'Primero: ¿hay alguien en peligro?',
    paragraphs: [
      either(
        'Si en un carro cerrado hay un niño, una mascota o una persona que necesita ayuda, llame al 911 antes que a nosotros. Con el calor de Houston{houston} un carro cerrado se vuelve mortal en minutos, y los bomberos rompen el vidrio sin preguntar. Llame al 911 también si encuentra una ventana rota o una puerta forzada. No entre, espere en un lugar bien iluminado y deje que la policía revise primero los cuartos.',
        'Si en un carro cerrado hay un niño, una mascota o una persona que necesita ayuda, llame al 911 antes que a nosotros. Bajo el sol un carro cerrado se vuelve mortal en minutos, y los bomberos rompen el vidrio sin preguntar. Llame al 911 también si encuentra una ventana rota o una puerta forzada. No entre, espere en un lugar bien iluminado y deje que la policía revise primero los cuartos.',
      ),
      either(
        'Para todo lo demás llámenos y díganos dónde está, qué está cerrado y qué pasó con la llave. Antes de decidir sabrá a qué hora puede llegar alguien. En la puerta le pedimos algo que compruebe que usted puede entrar: una identificación con la dirección, un contrato de renta, el registro del carro{does-automobile}{asksForProof}. Si abriéramos sin preguntar, también le abriríamos su puerta a un desconocido{asksForProof}.',
        'Para todo lo demás llámenos y díganos dónde está, qué está cerrado y qué pasó con la llave. Antes de decidir sabrá a qué hora puede llegar alguien. En la puerta le pedimos algo que compruebe que usted puede entrar: una identificación con la dirección o un contrato de renta{asksForProof}. Si abriéramos sin preguntar, también le abriríamos su puerta a un desconocido{asksForProof}.',
      ),
    ],
  },
  cardsHeading: '¿Qué pasó?',
  cards: {
    'home-lockout': {
      title: 'Se quedó afuera de su casa',
      description:
        'Se cerró la puerta o no aparece la llave. Primero abrimos con ganzúa o sin tocar la chapa{picksFirst}. Si hay que taladrarla, antes de empezar sabrá por qué y cuánto cuesta el cilindro nuevo{pricesFirst}.',
      features: [
        'Ganzúa y otros métodos antes que el taladro{picksFirst}',
        '¿Papeles adentro{asksForProof}? Nos los enseña en cuanto abramos{asksForProof}',
        'Teclados sin pila: los despertamos con una de 9 voltios',
        'Si perdió las llaves, cambiamos la combinación ahí mismo',
      ],
      drawing:
        'Una puerta de entrada y, más grande, el interior de su chapa: una ganzúa levanta los pines uno por uno mientras un tensor empuja el cilindro.',
    },
    'car-lockout': {
      title: 'Se le quedaron las llaves en el carro',
      description:
        'Las llaves en el asiento, o en una cajuela que se cerró. Una cuña de aire abre un espacio y una varilla larga llega a la manija, sin dañar pintura, empaques ni cables de bolsas de aire.',
      features: [
        'Niño o mascota adentro: llame primero al 911',
        'En estacionamientos, cocheras y a la orilla del camino',
        'Llaves perdidas: hechas y programadas, de casi toda marca{does-automobile}',
        'Comparamos registro e identificación junto al carro{asksForProof}',
      ],
      drawing:
        'La puerta de un carro vista desde el asiento: una cuña de aire separa su marco del poste, y una varilla larga llega a la manija de adentro.',
    },
    'business-lockout': {
      title: 'Se quedó afuera del negocio',
      description: either(
        'Se quebró la llave, el gerente anda fuera o el gancho de la chapa no regresa y los clientes esperan. Abrimos locales, oficinas y puertas traseras, y arreglamos la causa para que cierre hoy mismo{nights}.',
        'Se quebró la llave, el gerente anda fuera o el gancho de la chapa no regresa y los clientes esperan. Abrimos locales, oficinas y puertas traseras, y arreglamos la causa para que pueda volver a cerrar.',
      ),
      features: [
        'Confirmamos por teléfono con el dueño que puede entrar{asksForProof}',
        'Tenga a la mano el código de la alarma',
        'También cortinas metálicas, barras de pánico y chapas eléctricas',
        'Ganchos atorados: los soltamos sin romper el vidrio',
      ],
      drawing:
        'Un local con su cortina metálica subiendo, y la cortina en corte sobre su rodillo: la chapa de la barra de abajo ya metió sus dos pasadores.',
    },
    'broken-keys': {
      title: 'Llaves quebradas',
      description:
        'Media llave en la chapa no quiere decir que la chapa no sirva. No mueva el pedazo y guarde la otra mitad: lo sacamos a lo largo de sus cortes y con las dos hacemos una llave nueva.',
      features: [
        'Extractores delgados antes que pinzas o taladro{picksFirst}',
        either(
          'Llaves de casa, carro, buzón y candado{does-automobile}',
          'Llaves de casa, buzón, mueble y candado',
        ),
        'Llave nueva, medida corte por corte de las mitades',
        'Soltamos también la chapa dura que la quebró',
      ],
      drawing:
        'Un candado en corte con una llave quebrada adentro: un extractor de gancho se mete a lo largo del pedazo y lo saca.',
    },
    'break-in-repair': {
      title: 'Reparación después de un robo',
      description: either(
        'Cuando la policía termina, dejamos la puerta cerrando con llave esa misma noche{nights}: cerrojo y contra nuevos, una funda de acero donde se abrió la madera, una placa larga en el marco rajado.',
        'Cuando la policía termina, dejamos la puerta cerrando con llave otra vez: cerrojo y contra nuevos, una funda de acero donde se abrió la madera, una placa larga en el marco rajado.',
      ),
      features: [
        'Primero la policía: antes no tocamos nada',
        'Fotos y factura desglosada para su aseguradora{itemizedInvoices}',
        'Marcos rajados, sujetos con placas largas de acero',
        'Combinación nueva en cada chapa cuya llave estaba adentro',
      ],
      drawing:
        'Una puerta forzada ya reparada: una placa de acero envuelve la orilla rajada alrededor de la chapa y el pasador, y tornillos largos sujetan la contra nueva al montante.',
    },
    'lost-or-stolen-keys': {
      title: 'Llaves perdidas o robadas',
      description: either(
        'Si le robaron la bolsa con las llaves y la dirección, un desconocido puede entrar. Cambiamos la combinación de la puerta que usaría primero, luego de las demás, y borramos la llave del carro{does-automobile}.',
        'Si le robaron la bolsa con las llaves y la dirección, un desconocido puede entrar a su casa. Cambiamos la combinación de la puerta que usaría primero, y luego la de las demás.',
      ),
      features: [
        'Llave de casa y de carro en una visita{does-automobile}',
        'Controles de la cochera borrados del motor',
        'Códigos de teclados cambiados junto con las llaves',
        'Número del seguro o del reporte policial en la factura',
      ],
      drawing:
        'Un llavero al que le falta una llave, dibujada con puntos, y en su lugar una llave nueva con otros cortes.',
    },
  },
  action: {
    heading: 'Llame ahora, escriba después',
    text: either(
      'Una llamada es más rápida que cualquier formulario. La visita cuesta desde {homePrice} en casas y desde {businessPrice} en negocios. Si puede esperar a mañana{nights}, mejor mándenos los detalles y una foto.',
      'Una llamada es más rápida que cualquier formulario. La visita cuesta desde {homePrice} en casas y desde {businessPrice} en negocios. Si puede esperar, mejor mándenos los detalles y una foto.',
      'Una llamada es más rápida que cualquier formulario. La visita en casas cuesta desde {homePrice}. La visita en negocios cuesta desde {businessPrice}. Si puede esperar, mejor mándenos los detalles y una foto.',
    ),
    contact: 'Pida una cotización',
  },
}) satisfies ServiceWords<'emergency'>
