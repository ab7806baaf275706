import { either, texts } from '#content/texts.ts'

export const insuranceAndLicensing = texts({
  id: 'insurance-and-licensing',
  title: either(
    'Seguro y licencia{has-insurance}{licensed}',
    'Licencia{licensed}',
    'Seguro{has-insurance}',
    'Si algo sale mal',
  ),
  items: [
    {
      id: 'license-check',
      question: '¿Tienen licencia, y cómo lo compruebo{licensed}?',
      answer: [
        either(
          'Sí. Texas da licencia a las compañías de cerrajería por medio del Private Security Program del Department of Public Safety (DPS), y para control de acceso y cámaras también hace falta una licencia{texas}. {ourLicense}; las reglas del estado lo piden en cada anuncio, así que aquí está en cada página{texas}.',
          'Sí{licensed}. {ourLicense} (autoridad: {licenseAuthority}). Aquí está en cada página{licensed}.',
          'Sí{licensed}. {ourLicense}. Aquí está en cada página{licensed}.',
        ),
        either(
          'Para revisar cualquier compañía, abra TOPS (Texas Online Private Security), el sitio del programa, y busque por nombre o número{texas}. Compare tres cosas: el titular que aparece ahí (en nuestro caso, {licenseHolders}), el nombre en la camioneta y el nombre en la factura. Si no coinciden, o si por teléfono solo dicen “locksmith service”, llame a otra compañía.',
          'Para comprobarlo, toque el número: lleva al registro, donde puede buscar por nombre o número{looksUp}. Compare tres cosas: el titular que aparece ahí (en nuestro caso, {licenseHolders}), el nombre en la camioneta y el nombre en la factura. Si no coinciden, o si por teléfono solo dicen “locksmith service”, llame a otra compañía{licensed}.',
        ),
      ],
    },
    {
      id: 'insurance-and-bond',
      question: either(
        '¿De qué me sirven su seguro y su fianza{has-insurance}{has-bond}?',
        '¿De qué me sirve su seguro{has-insurance}?',
        '¿De qué me sirve su fianza{has-bond}?',
      ),
      answer: [
        either(
          'Cubren accidentes distintos{has-insurance}{has-bond}. Nuestro seguro de responsabilidad civil de {insurance} es para el daño sin querer: un vidrio que se estrella al soltar un pasador atorado, un carro rayado, un tubo detrás del muro. La fianza de {bond} responde por la honradez: paga si alguien que trabaja con nosotros se lleva lo que es de usted.',
          'Nuestro seguro de responsabilidad civil de {insurance} es para el daño sin querer: un vidrio que se estrella al soltar un pasador atorado, un carro rayado, un tubo detrás del muro.',
          'La fianza de {bond} responde por la honradez: paga si alguien que trabaja con nosotros se lleva lo que es de usted.',
        ),
        either(
          'Los administradores de propiedades y los contratistas generales casi siempre piden un certificado de seguro antes de que alguien trabaje en su edificio. Al agendar díganos qué nombre y dirección debe llevar, y se manda antes{has-insurance}. Si dañamos algo en su casa o negocio, enséñenoslo antes de que nos vayamos, o mande fotos el mismo día con el número de factura.',
          'Si dañamos algo en su casa o negocio, enséñenoslo antes de que nos vayamos, o mande fotos el mismo día.',
        ),
      ],
    },
    {
      id: 'warranty',
      question: '¿Qué garantía dan{has-warrantyDays}?',
      answer: [
        'Nuestra mano de obra tiene garantía de {warranty} desde la fecha de la factura. Si en ese tiempo se atora una chapa que instalamos, no engancha el pestillo en una contra que movimos o se pega una llave que hicimos, volvemos y lo arreglamos sin cobrar otra vez la mano de obra.',
        'Las piezas llevan la garantía de su fabricante, que muchas veces dura más; para eso se quedan con usted las cajas y los papeles. Lo que le pase después a la puerta no está cubierto: otro ataque, el taladro de otro oficio, un marco que se mueve con el suelo. Y una pila es una pila. Si no sabe cuál de ellas es, mande una foto, y la vemos antes de discutir.',
      ],
    },
  ],
})
