import { either, texts } from '#content/texts.ts'

export const commonScenarios = texts({
  id: 'common-scenarios',
  title: 'Casos comunes',
  items: [
    {
      id: 'moved-in',
      question: 'Me acabo de mudar. ¿Qué hago con las chapas?',
      answer: [
        'Mande cambiar la combinación antes de abrir las cajas. Nadie puede decirle cuántas llaves hay de las chapas viejas: vendedores, agentes, pintores y el vecino que cuidaba al gato pueden tener una. Una visita deja entrada, patio, costado y cochera con una sola llave nueva. Luego borre la memoria del motor de la cochera y cambie los códigos de teclados y portones, que también cuentan como llaves.',
        either(
          'Si renta, no cambie la chapa por su cuenta. Según la ley de Texas, entre un inquilino y otro el dueño de la propiedad cambia la combinación, y lo paga él, a más tardar el séptimo día después de que usted entra{texas}. Pregunte en la oficina en qué fecha se hizo. Si quiere una segunda chapa, consiga primero el permiso por escrito.',
          'Si renta, no cambie la chapa por su cuenta. Pregunte en la oficina en qué fecha se cambió la combinación por última vez. Si quiere una segunda chapa, consiga primero el permiso por escrito.',
        ),
      ],
    },
    {
      id: 'lost-car-keys',
      question: 'Perdí todas las llaves de mi carro{does-automobile}. ¿Pueden hacer una{does-automobile}?',
      answer: [
        'De casi todas las marcas, sí, y donde está el carro. Sacamos los cortes por el VIN o leyendo la chapa, cortamos la llave y por el puerto de diagnóstico le enseñamos al carro el chip o el control nuevo. Al mismo tiempo se borran las llaves perdidas, para que quien encuentre una no pueda arrancarlo. Tenga a la mano el registro o el título, con una identificación al mismo nombre{asksForProof}.',
        'Unas cuantas marcas dan códigos o controles solo por la agencia. Díganos por teléfono año, marca y modelo, y antes de salir le decimos si el suyo es uno de esos; entonces hay que llevarlo con grúa. Pida dos llaves de una vez. La segunda es rápida mientras la máquina está conectada, y así no vuelve a leer esto.',
      ],
    },
    {
      id: 'door-sticks',
      question: 'Mi llave solo gira si jalo o levanto la puerta. ¿Se descompuso la chapa?',
      searched: 'llave gira girar voltea jalar levantar',
      answer: [
        either(
          'Probablemente no. El pasador roza con la contra, porque la puerta y el marco ya no coinciden. En Houston la puerta de madera se hincha con la humedad, la de aluminio crece con el sol de la tarde, la casa se mueve con su barro, y en todas partes se cuelgan las bisagras{houston}. Pruebe la llave con la puerta abierta: si ahí gira libre, la chapa está bien y la alineación no.',
          'Probablemente no. El pasador roza con la contra, porque la puerta y el marco ya no coinciden. La madera se mueve con las estaciones, la puerta de aluminio crece con el sol de la tarde, y en todas partes se cuelgan las bisagras. Pruebe la llave con la puerta abierta: si ahí gira libre, la chapa está bien y la alineación no.',
        ),
        'No espere a que se atore, y no fuerce la llave, que se quiebra antes de que ceda el pasador. Apretar las bisagras, meter un tornillo más largo al montante o mover la contra es una visita corta. Tras un huracán o una inundación deje secar la puerta antes de cepillarla, o en invierno quedará floja{gulf}.',
      ],
    },
    {
      id: 'employee-left',
      question: 'Un empleado se fue y no devolvió la llave{does-commercial}. ¿Y ahora{does-commercial}?',
      answer: [
        'Cambie la combinación de las puertas que abría esa llave, hoy y no el lunes. El “Do Not Duplicate” de la llave no detiene a ningún kiosco, así que devolverla tampoco prueba mucho. En chapas comunes cambiamos los pines; con cilindros intercambiables su gerente los cambia en minutos, sin visita. Una tarjeta o un código se borra en el sistema{does-access-control}.',
        '¿Era una llave maestra? Entonces cada puerta de ese sistema está abierta para quien la tenga. Empiece por las puertas de afuera, la oficina y donde guarde dinero, expedientes o medicinas, y planee las demás para la semana. Después anote quién recibe qué número. Si pasa seguido, un perfil restringido o un teclado con un código por persona cuesta menos que el tercer cambio de combinación.',
      ],
    },
  ],
})
