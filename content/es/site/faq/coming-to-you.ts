import { either, texts } from '#content/texts.ts'

export const responseTimes = texts({
  id: 'response-times',
  title: either(
    'Tiempos de respuesta{does-emergency}',
    'Tiempos de respuesta{has-sameDayBefore}',
    'Horario de trabajo',
  ),
  items: [
    {
      id: 'arrival-time',
      question: '¿Qué tan pronto pueden llegar en una emergencia{does-emergency}?',
      answer: [
        either(
          'A menos de {arrivalRadius} del centro decimos por teléfono {arrival}; si está más lejos, le decimos cuánto dura el viaje. Nuestro promedio es de {averageTime}, pero un promedio no le sirve a quien está atorado detrás de un camión descompuesto, así que decimos el plazo y no el mejor caso.',
          'Por teléfono decimos {arrival}. Nuestro promedio es de {averageTime}, pero un promedio no le sirve a quien está atorado en el Loop detrás de un camión descompuesto, así que decimos el plazo y no el mejor caso{houston}.',
          'Por teléfono decimos {arrival}. Nuestro promedio es de {averageTime}, pero un promedio no le sirve a quien está atorado detrás de un camión descompuesto, así que decimos el plazo y no el mejor caso.',
          'Por teléfono decimos {arrival}. Si hay algo en el camino, se lo decimos.',
          'Por teléfono le decimos cuándo podemos estar en su puerta, como es a esa hora y no como sería en el mejor caso.',
        ),
        either(
          'Tres cosas nos hacen más rápidos: la calle que cruza más cerca, el código del portón o de la cochera, y un número al que podamos llamarle. En un conjunto de departamentos díganos el edificio y dónde se estacionan las visitas. Si hay agua en la calle o una autopista cerrada, se lo decimos enseguida, con lo que de verdad vamos a tardar, para que decida si espera{houston}.',
          'Tres cosas nos hacen más rápidos: la calle que cruza más cerca, el código del portón o de la cochera, y un número al que podamos llamarle. En un conjunto de departamentos díganos el edificio y dónde se estacionan las visitas. Si hay tráfico o una calle cerrada, se lo decimos enseguida, con lo que de verdad vamos a tardar, para que decida si espera.',
        ),
      ],
    },
    {
      id: 'same-day',
      question: '¿Vienen el mismo día si no es una emergencia{has-sameDayBefore}?',
      answer: [
        either(
          'Sí, si agenda antes de {sameDayBefore} en día hábil. Eso vale para el trabajo de siempre: cambiar la combinación de una casa, un cerrojo que pide hombro, una puerta de local que no engancha, una llave de repuesto del carro, una chapa de buzón{does-automobile}. Lo que llega más tarde recibe hora para el siguiente día hábil.',
          'Sí, si agenda antes de {sameDayBefore} en día hábil. Eso vale para el trabajo de siempre: cambiar la combinación de una casa, un cerrojo que pide hombro, una puerta de local que no engancha, una chapa de buzón. Lo que llega más tarde recibe hora para el siguiente día hábil.',
        ),
        either(
          'Puede tardar más una pieza que hay que pedir: un cilindro de perfil restringido, una barra de pánico para cierto ancho de puerta, un acabado especial, un control de un carro poco común{does-automobile}. Entonces, si hace falta, aseguramos la puerta en la primera visita, pedimos la pieza y volvemos cuando llegue.',
          'Puede tardar más una pieza que hay que pedir: un cilindro de perfil restringido, una barra de pánico para cierto ancho de puerta, un acabado especial. Entonces, si hace falta, aseguramos la puerta en la primera visita, pedimos la pieza y volvemos cuando llegue.',
        ),
      ],
    },
    {
      id: 'working-hours',
      question: either('¿Cuál es su horario de trabajo{keepsHours}?', '¿Vienen de noche{nights}?'),
      answer: [
        either(
          'Los trabajos con cita se hacen {bookedHours}. En esas horas vamos a cambiar una combinación, instalar una chapa o revisar una puerta. El negocio que no puede cerrar por eso puede pedir hora antes de abrir o después de cerrar{does-commercial}.',
          'La oficina contesta {officeHours}.',
        ),
        either(
          'Las emergencias no tienen horario. Si alguien se quedó afuera, si forzaron una puerta o si no cierra con llave, vamos de día y de noche, también en domingo y día festivo{nights}. Para eso llame al {phone} y no use el formulario: primero contestamos el teléfono{someoneOnDuty}. Si no sabe si es una emergencia, llame y pregunte; decirle que puede esperar no cuesta nada.',
          'Las emergencias no tienen horario. Si alguien se quedó afuera, si forzaron una puerta o si no cierra con llave, vamos de día y de noche, también en domingo y día festivo{nights}. Para eso llame al {phone} y no use el formulario: el teléfono es más rápido. Si no sabe si es una emergencia, llame y pregunte; decirle que puede esperar no cuesta nada.',
          'Si se quedó afuera, si le forzaron la puerta o si no cierra con llave, llame al {phone} y no use el formulario: el teléfono es más rápido{keepsHours}. Fuera de ese horario no contesta nadie{keepsHours}. Si alguien está en peligro, llame al 911{keepsHours}.',
        ),
      ],
    },
  ],
})

export const serviceAreas = texts({
  id: 'service-areas',
  title: 'Zonas de servicio',
  items: [
    {
      id: 'areas',
      question: '¿A qué partes de {city} van?',
      answer: [
        either(
          'A todo lo que queda a menos de {radius} del centro. Eso incluye Downtown, The Heights, Montrose, River Oaks, Memorial, la Galleria y el Medical Center, y las colonias y ciudades de todo alrededor, hasta más allá del Beltway 8{houston}.',
          'A todo lo que queda a menos de {radius} del centro de {city}. Eso incluye {areas}, y lo que queda alrededor.',
          'A todo lo que queda a menos de {radius} del centro de {city}.',
          'Trabajamos en {areas}.',
          'Trabajamos en {city} y sus alrededores.',
        ),
        either(
          'Somos un taller sobre ruedas, así que no hay mostrador al que ir{mobile}. La camioneta trae lo que tendría un mostrador: máquinas de llaves, pines y cilindros de las marcas comunes, cierrapuertas, pestillos y programadores de llaves de carro{does-automobile}{has-miles}{carriesParts}. Si está cerca de la orilla del círculo, al llamar díganos la calle que cruza más cerca. Enseguida le decimos si vamos y cuánto suma el viaje, antes de que haya decidido nada.',
          'Somos un taller sobre ruedas, así que no hay mostrador al que ir{mobile}. Si no sabe si llegamos hasta usted, al llamar díganos la calle que cruza más cerca. Enseguida le decimos si vamos y cuánto suma el viaje, antes de que haya decidido nada.{carriesParts}',
          'Vamos a donde está usted, así que no hay mostrador al que ir{mobile}. Si no sabe si llegamos hasta usted, al llamar díganos la calle que cruza más cerca. Enseguida le decimos si vamos y cuánto suma el viaje, antes de que haya decidido nada.',
        ),
      ],
    },
    {
      id: 'travel-fee',
      question: '¿Cobran por el viaje?',
      answer: [
        either(
          'Hasta {freeRadius} no se cobra. Entre {freeMiles} y {miles} millas puede haber un cargo de {tripFee} por el viaje{feeFartherOut}. Usted sabe el precio completo antes de cualquier trabajo{pricesFirst}.',
          'Hasta {freeRadius} no se cobra. Entre {freeMiles} y {miles} millas puede haber un cargo por el viaje, según la distancia y el trabajo{feeFartherOut}. Es parte del precio completo, que usted sabe antes de cualquier trabajo, y tiene su propia línea en la factura.{pricesFirst}{itemizedInvoices}',
          'Hasta {freeRadius} no se cobra. Entre {freeMiles} y {miles} millas puede haber un cargo por el viaje, según la distancia y el trabajo{feeFartherOut}. Es parte del precio completo, que usted sabe antes de cualquier trabajo.{pricesFirst}',
          'Hasta {freeRadius} no se cobra. Entre {freeMiles} y {miles} millas puede haber un cargo de {tripFee} por el viaje{feeFartherOut}.',
          'Hasta {freeRadius} no se cobra. Entre {freeMiles} y {miles} millas puede haber un cargo por el viaje, según la distancia y el trabajo{feeFartherOut}.',
          'Hasta {freeRadius} no se cobra. Más lejos puede haber un cargo de {tripFee} por el viaje{feeFartherOut}.',
          'Hasta {freeRadius} no se cobra. Más lejos puede haber un cargo por el viaje{feeFartherOut}.',
          'Hasta {freeRadius} no se cobra.',
          'El viaje cuesta {tripFee}. Es parte del precio completo, que usted sabe antes de cualquier trabajo.{pricesFirst}',
          'El viaje cuesta {tripFee}.',
          'Si el viaje cuesta algo, es parte del precio completo, que usted sabe antes de cualquier trabajo{pricesFirst}.',
        ),
        'Un cargo del que se entera ya con el cerrajero en su puerta no es un cargo por viaje, es una sorpresa{pricesFirst}. Despida a ese cerrajero{pricesFirst}. Si en el mismo lugar varios departamentos o vecinos necesitan algo, dígalo al agendar: es un solo viaje, y nadie debe pagarlo dos veces{pricesFirst}.',
      ],
    },
  ],
})

export const emergencyServices = texts({
  id: 'emergency-services',
  title: either('Servicio de emergencia{does-emergency}', 'En su puerta'),
  items: [
    {
      id: 'what-is-an-emergency',
      question: '¿Qué cuenta como emergencia{does-emergency}?',
      answer: [
        either(
          'Toda situación en que usted queda afuera o su puerta queda abierta: no poder entrar a la casa, al carro o al negocio, una llave quebrada en la única entrada, llaves robadas junto con su dirección, daños de un robo, o la puerta de una tienda que a la hora de cerrar no cierra con llave{does-automobile}. Para eso alguien contesta a cualquier hora de cualquier día{nights}.',
          'Toda situación en que usted queda afuera o su puerta queda abierta: no poder entrar a la casa, al carro o al negocio, una llave quebrada en la única entrada, llaves robadas junto con su dirección, daños de un robo, o la puerta de una tienda que a la hora de cerrar no cierra con llave{does-automobile}.',
          'Toda situación en que usted queda afuera o su puerta queda abierta: no poder entrar a la casa o al negocio, una llave quebrada en la única entrada, llaves robadas junto con su dirección, daños de un robo, o la puerta de una tienda que a la hora de cerrar no cierra con llave. Para eso alguien contesta a cualquier hora de cualquier día{nights}.',
        ),
        'Llame al 911 y no a nosotros si un niño, una mascota o una persona que necesita ayuda quedó en un carro cerrado, si dejó algo en la estufa tras una puerta con llave, o si forzaron una puerta o ventana y no sabe si todavía hay alguien adentro. Nosotros vamos después, y nunca hay razón para esperarnos primero.',
      ],
    },
    {
      id: 'damage',
      question: '¿Van a tener que taladrar o romper mi chapa{picksFirst}?',
      answer: [
        'Rara vez, si es una chapa de casa común. Primero la revisamos, luego abrimos con ganzúa o de otro modo sin dañarla, y la chapa sigue sirviendo como antes. Los carros se abren por una abertura en la orilla de la puerta, con cuña de aire y varilla, o por la misma chapa{does-automobile}.',
        either(
          'Algunas chapas no dejan otra manera: un cilindro de alta seguridad hecho para resistir la ganzúa, un mecanismo quebrado por dentro, o una chapa que alguien ya arruinó con un desarmador. Entonces le decimos por qué, cuánto cuesta el cilindro nuevo y que traemos uno, y solo entonces sacamos el taladro. Si un cerrajero lo saca antes de asomarse a la entrada de la llave, usted puede despedirlo.{picksFirst}{pricesFirst}{carriesParts}',
          'Algunas chapas no dejan otra manera: un cilindro de alta seguridad hecho para resistir la ganzúa, un mecanismo quebrado por dentro, o una chapa que alguien ya arruinó con un desarmador. Entonces le decimos por qué, cuánto cuesta el cilindro nuevo y que traemos uno, y solo entonces sacamos el taladro{pricesFirst}{carriesParts}. Si un cerrajero saca el taladro antes de asomarse a la entrada de la llave, usted puede despedirlo.',
        ),
      ],
    },
    {
      id: 'proof',
      question: '¿Qué tengo que enseñar antes de que abran una puerta{asksForProof}?',
      answer: [
        'Algo que la relacione con usted. Para una casa: licencia de manejo con la dirección, contrato de renta, o un recibo de luz en su celular. Para un carro: el registro o el título, con una identificación al mismo nombre{does-automobile}. Para un negocio: su identificación, y hablar con el dueño o el gerente a un número que podamos comprobar{does-commercial}. Con una caja fuerte depende de dónde está y de quién es{does-safe}.',
        either(
          'Si los papeles están detrás de la puerta cerrada, díganoslo. La abrimos con usted y los enseña antes de que nos vayamos; mientras tanto puede responder por usted un vecino o el administrador del edificio. A medianoche puede parecer latoso{nights}. También es la razón por la que nadie puede llamarnos para que abramos la puerta de usted.',
          'Si los papeles están detrás de la puerta cerrada, díganoslo. La abrimos con usted y los enseña antes de que nos vayamos; mientras tanto puede responder por usted un vecino o el administrador del edificio. Puede parecer latoso. También es la razón por la que nadie puede llamarnos para que abramos la puerta de usted.',
        ),
      ],
    },
  ],
})
