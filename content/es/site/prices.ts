import { either, texts } from '#content/texts.ts'

export const pricesWords = texts({
  menu: 'Precios',
  link: 'Vea nuestros precios',
  title: either('Precios de cerrajero en {city} | {company}', 'Nuestros precios | {company}'),
  description:
    'Cuánto cobra {company}, línea por línea, y qué se puede sumar. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
  hero: {
    heading: 'Cuánto cuesta',
    lead: 'Estos son nuestros precios, con lo que se les puede sumar. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
  },
  listHeading: 'Precios',
  anyService: 'Cualquier visita',
  from: 'desde {price}',
  allIn: 'todo incluido',
  call: {
    home: '+ visita desde {homePrice}',
    business: '+ visita desde {businessPrice}',
  },
  tax: 'El impuesto sobre ventas es aparte, salvo donde dice “sin impuesto”. El presupuesto lo muestra por separado.',
  untaxed: 'sin impuesto',
  bill: {
    heading: 'Una cuenta, de principio a fin',
    lead: 'Dos de “{name}” en una sola visita: la visita se cobra una vez.',
    call: 'Visita',
    each: '{name}, cantidad: {count}',
    tax: 'Impuesto sobre ventas, {number}%',
    travel: 'Viaje, hasta {freeRadius}',
    free: 'sin cargo',
    total: 'Total',
    example: 'Ejemplo',
    license: 'Licencia {number}',
  },
  extras: {
    heading: 'Conviene saberlo',
    items: [
      'La visita a una casa cuesta desde {homePrice}. Incluye el viaje y la primera revisión{has-homePrice}.',
      'La visita a un negocio cuesta desde {businessPrice}. Incluye el viaje y la primera revisión{has-businessPrice}.',
      'Fuera de horario se suman {afterHoursFee}.',
      'Cargo por el viaje: {tripFee}.',
      'Hasta {freeRadius} no hay cargo por el viaje.',
      'No pedimos anticipo: usted paga al final{noDeposit}.',
      'Puede pagar {payment}.',
    ],
  },
  closing: {
    heading: '¿No está en la lista?',
    text: 'Díganos qué hace la chapa o la puerta, y pregunte cuánto cuesta.',
    quote: 'Pedir una cotización',
  },
})
