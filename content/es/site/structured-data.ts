import type { PaymentMethod } from '#content/profile/business-profile.ts'
import type { ServiceSlug } from '#content/services.ts'
import { either, texts } from '#content/texts.ts'

export const structuredDataWords = texts({
  country: 'US',
  departments: {
    field: '{company}, trabajo con cita',
    office: '{company}, oficina',
  },
  payment: {
    card: 'Tarjeta de crédito, tarjeta de débito',
    cash: 'Efectivo',
    check: 'Cheque',
    transfer: 'Transferencia bancaria',
  } satisfies Record<Exclude<PaymentMethod, 'invoice'>, string>,
  serviceTypes: {
    residential: 'Cerrajero residencial',
    commercial: 'Cerrajero comercial',
    automobile: 'Cerrajero automotriz',
    emergency: 'Cerrajero de emergencia',
    'access-control': 'Instalación de control de acceso',
    'door-services': 'Reparación e instalación de puertas',
    safe: 'Apertura y reparación de cajas fuertes',
    surveillance: 'Instalación de cámaras de seguridad',
  } satisfies Record<ServiceSlug, string>,
  priceRange: either(
    'Visita desde {homePrice} (casa) y desde {businessPrice} (negocio)',
    'Visita desde {homePrice} (casa)',
    'Visita desde {businessPrice} (negocio)',
  ),
  license: { category: 'licencia' },
  contactTypes: {
    dispatch: either('emergencias{does-emergency}', 'atención al cliente'),
    office: 'atención al cliente',
  },
  /** An author with one of these in the name is no single person. */
  crews: ['equipo', 'cerrajeros', 'crew', 'team'],
})
