import { either, texts } from '#content/texts.ts'

/** Words of the contact page, and of /quote, which is the same screen with another form. */
export const contactWords = texts({
  title: 'Contacto de {company}: llame, escriba o cotice',
  description: either(
    '{company} en {place}: {phone} a cualquier hora si se quedó afuera, {officePhone} para citas. Horario, zonas y formulario.{nights}{has-areas}',
    'Contacte a {company} en {place}: {phone} si se quedó afuera, {officePhone} para citas. O escríbanos con el formulario de esta página.{does-emergency}',
    'Contacte a {company} en {place}: llame al {phone}, o cuéntenos con el formulario de esta página sobre su chapa, puerta o llave.',
  ),

  hero: {
    eyebrow: 'Contacto',
    heading: either(
      '¿Se quedó afuera? Llame. ¿Hay tiempo? Escriba.{does-emergency}',
      'Llámenos o escríbanos',
    ),
    lead: 'Llame cuando quiera, de día o de noche{nights}. Para lo que puede esperar, use este formulario.',
  },

  quote: {
    title: either('Pida una cotización gratis a {company}{freeQuotes}', 'Pida una cotización a {company}'),
    description:
      'Dígale a {company} en {city} qué hay que abrir, arreglar o instalar, con fotos si puede. Cotización gratis, sin cuenta y sin compromiso{freeQuotes}.',
    heading: either('Pida una cotización gratis{freeQuotes}', 'Pida una cotización'),
    form: 'Su solicitud',
    more: 'Teléfonos, horario y hasta dónde vamos',
    lead: either(
      'Sin cuenta, sin compromiso{freeQuotes}. ¿Se quedó afuera? Llame: a menos de {arrivalRadius} del centro llegamos a su puerta en {arrival}, de día y de noche.{nights}',
      'Sin cuenta, sin compromiso{freeQuotes}. ¿Se quedó afuera? Llame: llegamos a su puerta en {arrival}, de día y de noche.{nights}',
      'Sin cuenta, sin compromiso{freeQuotes}. ¿Se quedó afuera? Llame: mientras estamos abiertos, llegamos a su puerta en {arrival}.{keepsHours}',
      'Sin cuenta, sin compromiso{freeQuotes}. ¿Se quedó afuera? Llame: es más rápido que cualquier formulario.{does-emergency}',
      'Sin cuenta, sin compromiso{freeQuotes}. ¿Tiene prisa? Llame: es más rápido que cualquier formulario.',
    ),
  },

  phones: {
    heading: 'Llámenos',
    dispatch: either(
      'Si se quedó afuera, si se quebró la llave o si la puerta no cierra. La llamada va a la persona de guardia.{does-emergency}{someoneOnDuty}',
      'Si se quedó afuera, si se quebró la llave o si la puerta no cierra.{does-emergency}',
      'Para chapas, llaves y puertas. La llamada va a la persona de guardia{someoneOnDuty}.',
    ),
    arrival: either(
      'En una emergencia tardamos en promedio {averageTime}; por teléfono decimos {arrival}, a menos de {arrivalRadius} del centro.',
      'En una emergencia tardamos en promedio {averageTime}; por teléfono decimos {arrival}.',
      'En una emergencia tardamos en promedio {averageTime}.',
      'En una emergencia llegamos a su puerta en {arrival}.',
    ),
    office: either(
      'Para citas, facturas y trabajos en un sistema de llaves que atendemos{invoices}.',
      'Para citas y trabajos en un sistema de llaves que atendemos.',
    ),
    email: 'Correo',
    address: 'Visítenos',
    emailText: 'Las fotos de la chapa y del canto de la puerta nos ayudan más que una descripción larga.',
  },

  hours: {
    heading: 'Horario',
    openNow: 'Abierto ahora',
    closedNow: 'Cerrado ahora',
    office: {
      title: 'Oficina',
      text: 'Cuando la oficina contesta, y los mensajes reciben respuesta en menos de {callbackTime}.',
    },
    closed: either('Solo emergencias{nights}', 'Cerrado'),
    field: {
      title: 'Citas',
      text: either('Visitas programadas a su puerta{mobile}.', 'Trabajos programados.'),
    },
    emergency: {
      title: 'Emergencias',
      hours: '24/7{nights}',
      text: 'A cualquier hora, cualquier día, también en días festivos{nights}.',
    },
  },

  areas: {
    heading: 'Zonas de servicio',
    radius: either(
      'Vamos hasta {radius} del centro de Houston. A más de {freeRadius} puede haber un cargo por el viaje{feeFartherOut}; se lo decimos por teléfono, antes de salir.{houston}{pricesFirst}',
      'Vamos hasta {radius} de {city}. A más de {freeRadius} puede haber un cargo por el viaje{feeFartherOut}; se lo decimos por teléfono, antes de salir{pricesFirst}.',
      'Vamos hasta {radius} de {city}. A más de {freeRadius} puede haber un cargo por el viaje{feeFartherOut}.',
    ),
  },

  badges: {
    label: 'Lo que respalda nuestro trabajo',
    license: 'Licencia de {state} {number}, {holder}',
    items: [
      'Seguro de responsabilidad civil de {insurance}',
      'Fianza de {bond}',
      'Garantía de {warranty} en mano de obra',
    ],
  },

  form: {
    name: 'Su mensaje',
    lead: 'Por favor, llene los cinco campos. Le llamamos, o le escribimos un correo si así lo elige al final.',
    urgent: '¿Está frente a una puerta cerrada? Llamar es más rápido.',
  },

  trust: {
    heading: 'Por qué confiar en nosotros',
    items: [
      {
        title: '{averageTime} en promedio',
        text: either(
          'Desde su llamada de emergencia hasta que llegamos con usted; por teléfono decimos {arrival}. Si el tráfico del Loop lo alarga, le avisamos.{houston}',
          'Desde su llamada de emergencia hasta que llegamos con usted; por teléfono decimos {arrival}. Si el tráfico lo alarga, le avisamos.',
          'Desde su llamada de emergencia hasta que llegamos con usted. Si el tráfico lo alarga, le avisamos.',
        ),
      },
      {
        title: 'El precio completo, antes de cualquier trabajo{pricesFirst}',
        text: either(
          'La visita cuesta desde {homePrice} para casas y desde {businessPrice} para negocios. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
          'La visita a una casa cuesta desde {homePrice}. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
          'La visita a un negocio cuesta desde {businessPrice}. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
        ),
      },
      {
        title: 'El mismo día, si agenda antes de {sameDayBefore}',
        text: either(
          'En día hábil, un cerrojo duro o una puerta que no cierra se atiende el mismo día que usted llama{keepsHours}.',
          'Un cerrojo duro o una puerta que no cierra se atiende el mismo día que usted llama.',
        ),
      },
      {
        title: '{warranty} de garantía en mano de obra',
        text: 'Si una chapa que instalamos empieza a atorarse, volvemos y la arreglamos.',
      },
      {
        title: 'Abierta, no rota{picksFirst}',
        text: 'Intentamos abrir con ganzúa antes de taladrar{picksFirst}. Si taladrar es la única manera, le decimos por qué y cuánto cuesta el cilindro nuevo{picksFirst}{pricesFirst}.',
      },
      {
        title: 'Le preguntamos quién es{asksForProof}',
        text: either(
          'Una licencia de manejo, un contrato de renta o el registro del carro. Si está adentro, lo vemos juntos en cuanto se abra la puerta.{does-automobile}',
          'Una licencia de manejo o un contrato de renta. Si está adentro, lo vemos juntos en cuanto se abra la puerta.',
        ),
      },
    ],
  },

  action: {
    heading: '¿Le preocupa una puerta? Llámenos.',
    text: 'Una llave que ya se atora rara vez se compone sola. Díganos qué hace, y le decimos si puede esperar.',
  },
})
