import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const residentialWords = texts({
  summary: either(
    'Cambio de combinación, cerrojos, chapas inteligentes y puertas que vuelven a cerrar después de un verano húmedo{gulf}.',
    'Cambio de combinación, cerrojos, chapas inteligentes y puertas que vuelven a cerrar con llave.',
  ),
  title: 'Cerrajero para casas en {place} · {company}',
  description: either(
    'Cambio de combinación, cerrojos, chapas inteligentes y reparación en su casa en {place}. Visita desde {homePrice}, mano de obra con garantía de {warranty}.',
    'Cambio de combinación, cerrojos, chapas inteligentes y reparación de chapas en su casa en {place}. Visita desde {homePrice}. Mano de obra con garantía de {warranty}.',
  ),
  hero: {
    heading: 'Cerrajero para su casa',
    lead: either(
      'Estacionamos el taller frente a su casa{mobile}: pines, cilindros, contras y una máquina de llaves{carriesParts}. La visita cuesta desde {homePrice}, y nuestra mano de obra tiene garantía de {warranty}.',
      'Cambio de combinación, cerrojos, chapas inteligentes y reparaciones. Llevamos lo que sus puertas necesitan: pines, cilindros, contras y una máquina de llaves{carriesParts}. La visita cuesta desde {homePrice}. Nuestra mano de obra tiene garantía de {warranty}.',
    ),
    drawing:
      'Una puerta de entrada y su marco en corte: el cerrojo salido una pulgada hasta una contra cuyos tornillos llegan al montante, y abajo el pestillo de resorte con su manija.',
  },
  intro: {
    heading: 'Mire la puerta antes de culpar a la chapa',
    paragraphs: [
      either(
        'Houston es dura con las puertas{houston}. La madera absorbe humedad todo el verano, se hincha contra el marco y arrastra el cerrojo por la contra. Donde la losa se mueve con el barro, el marco se mueve también. La culpa se la lleva la chapa, porque ahí es donde usted pone la mano. Por eso revisamos primero el espacio con el marco, las bisagras y la contra{workAsDescribed}. Si se arregla con un formón y dos tornillos largos, usted se queda con su chapa{honestAdvice}.',
        'Las puertas se mueven. La madera se hincha y se encoge con el clima, las bisagras se cuelgan, la casa se asienta, y el cerrojo se arrastra por la contra. La culpa se la lleva la chapa, porque ahí es donde usted pone la mano. Por eso revisamos primero el espacio con el marco, las bisagras y la contra{workAsDescribed}. Si se arregla con un formón y dos tornillos largos, usted se queda con su chapa{honestAdvice}.',
      ),
      'Luego preguntamos quién tiene llave{workAsDescribed}. Los albañiles, el dueño anterior, el agente, quien pasea al perro: una casa junta copias que nadie cuenta. Al cambiar la combinación dejan de servir todas en una sola visita, sin comprar chapas nuevas. Si renta, pregunte primero en la oficina. En Texas el dueño de la propiedad debe cambiar la combinación y pagar el cambio{texas}, a más tardar siete días después de que entra un inquilino nuevo.',
    ],
  },
  cardsHeading: 'Lo que hacemos en casas y departamentos',
  cards: {
    rekeying: {
      title: 'Cambio de combinación',
      description:
        'Sacamos cada cilindro, cambiamos sus pines para una llave nueva y lo volvemos a poner. Sus chapas se quedan en la puerta; toda llave hecha antes de hoy deja de girar.',
      features: [
        'Entrada, patio y cochera con una sola llave',
        'Probamos las llaves viejas: ya no abren',
        'Pines nuevos de medida de fábrica, ninguno limado',
        either(
          'El mismo día en que el dueño anterior entrega{has-sameDayBefore}',
          'En cuanto el dueño anterior entrega',
        ),
      ],
      drawing:
        'El cilindro fuera de su chapa: los pines viejos se vacían y los nuevos caen en sus cámaras a la medida de los cortes de otra llave.',
    },
    deadbolts: {
      title: 'Cerrojos',
      description:
        'Un cerrojo es tan fuerte como la madera detrás de su contra. Instalamos cerrojos que salen una pulgada completa y atornillamos la contra a través del marco hasta el montante.',
      features: [
        'ANSI/BHMA grado 1, el más resistente de tres',
        'Tornillos de tres pulgadas al montante, no a la moldura',
        'Mariposa por dentro: nadie busca llave entre el humo',
        'Perforación limpia para 2-3/8 o 2-3/4 pulgadas',
      ],
      drawing:
        'Un cerrojo visto desde arriba, con puerta y marco en corte: mariposa por dentro, cilindro por fuera, el pasador en su contra y tornillos largos en el montante.',
    },
    'smart-locks': {
      title: 'Chapas inteligentes',
      description:
        'El motor de una chapa inteligente solo mueve un cerrojo que corre libre. Primero soltamos la puerta, luego instalamos la chapa, ponemos los códigos con usted y ensayamos el día sin pilas.',
      features: [
        'Códigos aparte para familia, limpieza y visitas',
        either(
          'Con entrada para llave, por las semanas sin luz{gulf}',
          'Con entrada para llave, por si se va la luz',
        ),
        'Wi-Fi, Z-Wave o Bluetooth, comparados antes de comprar',
        'Cambiamos el código de fábrica y el de instalador',
      ],
      drawing:
        'Por dentro de una chapa inteligente: cuatro pilas y un motor cuyo piñón gira el engrane de la mariposa, y al lado el celular al que obedece.',
    },
    'lock-repair': {
      title: 'Reparación de chapas y pestillos',
      description:
        'Una llave que hay que mover, una manija caída, un pestillo que ya no regresa. Muchas veces basta un resorte, limpiar el cilindro o mover la contra un octavo de pulgada.',
      features: [
        'Puertas hinchadas o caídas, de vuelta a su contra',
        either(
          'Chapas de embutir de casas viejas de The Heights, reconstruidas{houston}',
          'Chapas de embutir de casas viejas, reconstruidas',
        ),
        'Lubricante seco, nunca aceite que se hace pasta',
        'Chapa nueva solo si la vieja no tiene arreglo{honestAdvice}',
      ],
      drawing:
        'Una chapa de embutir sin su tapa: el eje de la manija jala el pestillo, y un resorte nuevo espera para tomar el lugar del quebrado.',
    },
    'patio-doors': {
      title: 'Puertas de patio y puertas francesas',
      description:
        'El gancho de una puerta corrediza la mantiene cerrada, pero si alguien levanta la hoja, puede salirse del riel. Cambiamos ganchos y ruedas y ponemos un seguro que también impide levantarla.',
      features: [
        'Ganchos que corresponden a la marca de la puerta',
        'Ruedas y riel, para que la hoja vuelva a correr',
        'Seguro de perno o de pie para que no la levanten',
        'Pasadores embutidos para la hoja fija de puertas francesas',
      ],
      drawing:
        'Una puerta corrediza y, más grande, el lugar donde su hoja toca el marco: un gancho gira detrás del recibidor.',
    },
    mailboxes: {
      title: 'Chapas de buzón',
      description:
        '¿No tiene llave, o quizá la tenga todavía el inquilino anterior? Cambiamos la chapita de leva en buzones privados y en los comunitarios de la propiedad. Los del Servicio Postal los abre el correo.',
      features: [
        'Chapas de casillero para departamentos y HOA',
        'Leva medida, para que la puertita cierre justo',
        'Comprobante de domicilio antes de abrir uno{asksForProof}',
        'Chapas oxidadas cambiadas, llaves en la misma visita',
      ],
      drawing:
        'Una fila de buzones, uno de ellos abierto: cartas adentro, la llave en su chapa, y la leva detrás de la puertita.',
    },
  },
  action: {
    heading: '¿Qué puerta es?',
    text: 'Mande una foto de la chapa y otra del canto de la puerta, y llevamos las piezas correctas. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. El trabajo que no es urgente, pedido antes de {sameDayBefore} en día hábil, se hace el mismo día.',
    contact: 'Pida una cotización',
  },
}) satisfies ServiceWords<'residential'>
