import { either, texts } from '#content/texts.ts'

export const pricing = texts({
  id: 'pricing-and-estimates',
  title: 'Precios y presupuestos',
  items: [
    {
      id: 'service-call-price',
      question: '¿Cuánto cuesta la visita?',
      searched:
        'precio precios costo costos costar cuánto cuánta cuesta cuestan vale cobra cobran cobro cargo cargos tarifa tarifas',
      answer: [
        either(
          'La visita cuesta desde {homePrice} en una casa y desde {businessPrice} en un negocio. Incluye el viaje y la primera revisión: en su puerta, un técnico con herramienta y piezas que averigua qué está mal{carriesParts}. El trabajo mismo, como abrir, cambiar la combinación o poner una chapa nueva, va aparte, salvo que digamos “todo incluido”.',
          'La visita cuesta desde {homePrice} en una casa y desde {businessPrice} en un negocio. Incluye el viaje y la primera revisión. El trabajo mismo, como abrir, cambiar la combinación o poner una chapa nueva, va aparte, salvo que digamos “todo incluido”.',
          'La visita cuesta desde {homePrice} en una casa. Incluye el viaje y la primera revisión; el trabajo mismo, como abrir, cambiar la combinación o poner una chapa nueva, va aparte, salvo que digamos “todo incluido”.',
          'La visita cuesta desde {businessPrice} en un negocio. Incluye el viaje y la primera revisión; el trabajo mismo, como abrir, cambiar la combinación o poner una chapa nueva, va aparte, salvo que digamos “todo incluido”.',
          'El precio depende de la chapa, la puerta y la hora, así que díganos por teléfono qué pasó y dónde.',
        ),
        either(
          'Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Lo incluye todo, como {afterHoursFee} fuera de horario o un viaje de más de {freeRadius}{feeFartherOut}. Si en otro lado un anuncio dice un solo precio muy bajo, pregunte cuánto costará la visita completa. Nadie cruza {city} y abre una puerta por lo que cuesta una comida.',
          'Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Lo incluye todo, como la hora o un viaje de más de {freeRadius}{feeFartherOut}. Si en otro lado un anuncio dice un solo precio muy bajo, pregunte cuánto costará la visita completa. Nadie cruza {city} y abre una puerta por lo que cuesta una comida.',
          'Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Fuera de horario se suman {afterHoursFee}. Si en otro lado un anuncio dice un solo precio muy bajo, pregunte cuánto costará la visita completa. Nadie cruza {city} y abre una puerta por lo que cuesta una comida.',
          'Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}. Si en otro lado un anuncio dice un solo precio muy bajo, pregunte cuánto costará la visita completa. Nadie cruza {city} y abre una puerta por lo que cuesta una comida.',
        ),
      ],
    },
    {
      id: 'free-estimate',
      question: '¿Es gratis el presupuesto, y qué tan exacto es{freeQuotes}?',
      answer: [
        either(
          'Una cotización por teléfono, por correo o con nuestro formulario es gratis y sin compromiso{has-email}{freeQuotes}. Una visita para revisar cuesta desde {homePrice}{has-homePrice}. Ayudan dos fotos: la chapa de frente y el canto de la puerta. Para un carro necesitamos año, marca y modelo, y saber si todavía sirve alguna llave{does-automobile}.',
          'Una cotización por teléfono o con nuestro formulario es gratis y sin compromiso{freeQuotes}. Una visita para revisar cuesta desde {homePrice}{has-homePrice}. Ayudan dos fotos: la chapa de frente y el canto de la puerta. Para un carro necesitamos año, marca y modelo, y saber si todavía sirve alguna llave{does-automobile}.',
        ),
        'Si lo pide, tiene el presupuesto por escrito antes de que empecemos{pricesFirst}.',
        either(
          'En trabajos grandes, como un sistema de llave maestra o lectores de tarjetas, recorremos cada puerta y le damos una lista escrita, puerta por puerta{does-commercial}{does-access-control}. Usted sabe el precio completo antes de cualquier trabajo{pricesFirst}. Si detrás de la placa aparece algo que ninguna foto podía mostrar, paramos y empezamos de nuevo: primero el precio nuevo, luego su visto bueno{pricesFirst}.',
          'Usted sabe el precio completo antes de cualquier trabajo{pricesFirst}. Si detrás de la placa aparece algo que ninguna foto podía mostrar, paramos y empezamos de nuevo: primero el precio nuevo, luego su visto bueno{pricesFirst}.',
        ),
      ],
    },
    {
      id: 'rekey-or-replace',
      question: '¿Sale más barato cambiar la combinación o cambiar las chapas?',
      answer: [
        'Casi siempre la combinación. Se cambian los pines chiquitos dentro del cilindro para que sirva una llave nueva y las viejas dejen de girar. Usted paga mano de obra y unos cuantos pines, y sus chapas se quedan en la puerta. Cambie la combinación al mudarse, al perder una llave o cuando se va alguien que la tenía.',
        'Cambie la chapa cuando sus piezas están gastadas, cuando el cerrojo sale menos de una pulgada completa, cuando es un teclado que ya no guarda sus códigos, o cuando de todos modos quiere otra clase de chapa. Dejamos chapas de marcas distintas con una sola llave solo si comparten el perfil; si no, le decimos cuál conviene cambiar.',
      ],
    },
  ],
})

export const paymentMethods = texts({
  id: 'payment-methods',
  title: 'Formas de pago',
  items: [
    {
      id: 'ways-to-pay',
      question: '¿Cómo puedo pagar{has-payment}?',
      searched:
        'pago pagos pagar paga tarjeta tarjetas crédito débito efectivo cheque cheques zelle aceptan aceptar',
      answer: [
        either(
          'Con tarjeta de crédito o de débito o en efectivo, en la puerta, cuando el trabajo está terminado y usted ya probó la llave nueva{takesCards}{takesCash}. Los negocios también pueden pagar con cheque{takesChecks}. Si necesita otra forma, pregunte cuando llame al {phone}, antes de que salgamos y no después.',
          'Puede pagar {payment}, en la puerta, cuando el trabajo está terminado y usted ya probó la llave nueva. Si necesita otra forma, pregunte cuando llame al {phone}, antes de que salgamos y no después.',
        ),
        either(
          'Recibe una factura desglosada con el nombre completo y el número de licencia de la compañía, y en líneas aparte la visita, la mano de obra y cada pieza, más el impuesto si lo hay{licensed}{itemizedInvoices}. Guárdela: es su comprobante para la garantía, y lo que le pedirán el dueño de la propiedad, su plan de asistencia en el camino o su aseguradora{has-warrantyDays}{itemizedInvoices}. Nunca le pague a un cerrajero que solo acepta efectivo y no escribe nada{itemizedInvoices}.',
          'Recibe una factura desglosada con el nombre completo de la compañía, y en líneas aparte la visita, la mano de obra y cada pieza, más el impuesto si lo hay{itemizedInvoices}. Guárdela: es lo que le pedirán el dueño de la propiedad, su plan de asistencia en el camino o su aseguradora{itemizedInvoices}. Nunca le pague a un cerrajero que solo acepta efectivo y no escribe nada{itemizedInvoices}.',
        ),
      ],
    },
    {
      id: 'deposit-and-invoice',
      question: either(
        '¿Piden anticipo, y puede pagar mi empresa con factura{asksDeposit}{invoices}?',
        '¿Piden anticipo{asksDeposit}?',
        '¿Puede pagar mi empresa con factura{invoices}?',
      ),
      answer: [
        either(
          'Para abrir una puerta, cambiar una combinación o reparar no hay anticipo; usted paga al final. Cuando algo se fabrica o se pide solo para usted, como cilindros restringidos, una puerta, un marco o un juego de lectores, acordamos un anticipo por escrito antes de pedirlo. El resto se paga cuando el trabajo está terminado y usted probó cada puerta{depositForOrders}.',
          'No hay anticipo: usted paga al final, cuando probó cada puerta{noDeposit}.',
        ),
        'Las empresas, los dueños y los administradores de propiedades pueden pedir que se les cobre con factura{invoices}. Eso se arregla antes del primer trabajo: quién puede pedir, qué número de orden de compra lleva y quién firma por las llaves{invoices}. Mande de una vez los papeles que pide su contabilidad, para que nada se detenga en la puerta{invoices}.',
      ],
    },
  ],
})
