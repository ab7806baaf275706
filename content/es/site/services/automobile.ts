import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const automobileWords = texts({
  summary: 'Llaves hechas y programadas donde está el carro; chapas y switches de encendido reparados.',
  title: 'Cerrajero automotriz en {place} · {company}',
  description:
    'Llaves de carro por código o con chip y controles programados; switches y chapas reparados donde está el carro en {place}. Casi siempre sin grúa.',
  hero: {
    heading: 'Cerrajero automotriz',
    lead: 'Hacemos y programamos la llave donde está el carro, en la cochera, en la calle o en un estacionamiento; para casi todas las marcas, sin grúa. Tenga a la mano el VIN y el registro{asksForProof}.',
    drawing:
      'La puerta delantera de un carro sin su lámina: llave, cilindro y varillas llegan hasta el pestillo en la orilla, y los brazos de tijera de un motor suben el vidrio.',
  },
  intro: {
    heading: 'La llave de un carro son dos llaves en una',
    paragraphs: [
      'La parte de metal gira la chapa. El chip en la cabeza le contesta al carro: una bobina alrededor del switch lo despierta, y el motor solo puede arrancar si la respuesta es una que el carro ya conoce. Una llave cortada pero sin programar abre la puerta y no arranca nada. Por eso llevamos dos máquinas, una que corta y otra que habla con el carro{carriesParts}. En unas cuantas marcas el código o la pieza solo los da la agencia. Entonces se lo decimos por teléfono y usted se ahorra la visita.',
      'Antes de hacer una llave comparamos el registro o el título con su identificación{asksForProof}. Toma un minuto, y por eso nadie más consigue con nosotros una llave de su carro{asksForProof}. Si los papeles están en la guantera, abrimos la puerta delante de usted y los enseña en ese momento{asksForProof}. Y si todavía le sirve una llave, pida ya la de repuesto: copiar una que funciona es mucho menos trabajo que hacerla de la nada.',
    ],
  },
  cardsHeading: 'Lo que hacemos en carros, motos y camiones',
  cards: {
    'keys-cut-to-code': {
      title: 'Llaves por código',
      description:
        '¿Ya no queda llave que copiar? El código de su VIN, o las laminillas de la chapa de la puerta, dan las medidas que cortó la fábrica. Con esas cortamos, no con las de una copia gastada.',
      features: [
        'Llaves planas y llaves de corte láser',
        'Cortadas por número, no calcadas de una gastada',
        'Registro e identificación comparados antes de cortar{asksForProof}',
        'Probada en puerta, cajuela y encendido',
      ],
      drawing:
        'Una llave de carro bajo la fresa: cada cifra de su código es la profundidad de un corte, a una distancia fija del siguiente.',
    },
    'transponder-keys': {
      title: 'Llaves con chip',
      description:
        'El carro aprende el chip por el puerto de diagnóstico, abajo del tablero. Si se perdieron todas las llaves y no hay otra manera, leemos la EEPROM, la memoria de su inmovilizador.',
      features: [
        'Chip clonado donde el carro acepta una copia',
        'Llaves perdidas borradas de la memoria del carro',
        'Llave de repuesto mientras todavía sirve una',
        'Arrancamos el carro varias veces antes de irnos',
      ],
      drawing:
        'Una llave con chip frente al encendido: el campo de la bobina despierta al chip en la cabeza de la llave, y el chip contesta.',
    },
    'proximity-fobs': {
      title: 'Controles de proximidad',
      description:
        'Un carro de botón busca su control con antenas en puertas y cabina. Lo escogemos por número de parte y FCC ID, porque dos que se ven iguales pueden hablar en frecuencias distintas.',
      features: [
        'FCC ID comparado y frecuencia medida',
        'Códigos variables emparejados, cada botón probado',
        'Llave de emergencia para el día sin pila',
        'Controles perdidos borrados: ya no arrancan nada',
      ],
      drawing:
        'Un carro visto desde arriba con las zonas donde sus antenas oyen el control, y el control con su llave de emergencia escondida.',
    },
    'ignition-cylinders': {
      title: 'Switch de encendido',
      description:
        'Una llave que hay que mover, que se atora o no sale casi siempre significa laminillas gastadas. Sacamos el cilindro, cambiamos lo gastado y lo dejamos con la llave que usted trae.',
      features: [
        'Primero descartamos el seguro del volante y la palanca',
        'Una sola llave para puertas y encendido',
        'Llaves quebradas sacadas del switch',
        'Llave gastada cortada otra vez a su medida original',
      ],
      drawing:
        'El frente de un switch de encendido con las posiciones de la llave, y su cilindro con las laminillas que la llave correcta debe meter.',
    },
    'door-and-trunk-locks': {
      title: 'Chapas de puertas y cajuela',
      description:
        'El control hace todo por años y el cilindro se pega sin que nadie lo note, hasta que se muere la pila. Lo soltamos o cambiamos, con varillas y grapas, y lo dejamos con su llave.',
      features: [
        'Cilindros oxidados: sueltos o reconstruidos',
        'Varillas, grapas y paletas quebradas, cambiadas',
        'Cajuelas abiertas con las llaves adentro',
        'Daños de desarmador después de un robo',
      ],
      drawing:
        'La puerta de un carro por dentro, sin su forro: la palanca de la chapa jala una varilla, el seguro libera la horquilla y la horquilla suelta la puerta.',
    },
    'motorcycles-and-trucks': {
      title: 'Motos, camiones y remolques',
      description: either(
        'Motos, camiones de caja, remolques, casas rodantes y lanchas también tienen chapas, y pocos guardan sus llaves en blanco. Cortamos por código o leyendo la chapa, y cambiamos las que se comió el aire salado{gulf}.',
        'Motos, camiones de caja, remolques, casas rodantes y lanchas también tienen chapas, y pocos guardan sus llaves en blanco. Cortamos por código o leyendo la chapa, y cambiamos las que se comió el óxido.',
      ),
      features: [
        'Chapas de encendido, tanque, asiento y casco',
        'Cajas de herramienta, tapas de pickup y campers',
        'Cabinas con camarote, puertas de carga y enganches',
        'Camionetas de flotilla con una misma llave, si la pide',
      ],
      drawing: 'Una camioneta pickup y una moto, cada una arriba de su propia clase de llave.',
    },
  },
  action: {
    heading: 'Año, marca, modelo y dónde está',
    text: 'Con eso y una foto de la llave, si le queda una, le decimos si podemos hacerla antes de que alguien salga para allá. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Si tiene que ser hoy, llame.',
    contact: 'Pida una cotización',
  },
}) satisfies ServiceWords<'automobile'>
