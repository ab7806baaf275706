import type { RoleName } from './roles.ts'

/** `one`: behind "con el rol de". */
export const roleRights: Readonly<Record<RoleName, { one: string; may: string }>> = {
  owner: {
    one: 'dueño',
    may: 'Un dueño puede ver y cambiar todo: solicitudes, contenido, ajustes y personas.',
  },
  dispatcher: {
    one: 'despachador',
    may: 'Un despachador trabaja con solicitudes y mensajes, y puede ver reseñas y artículos.',
  },
  technicianWithPayments: {
    one: 'técnico que cobra',
    may: 'Un técnico que cobra también hace presupuestos y facturas de sus propios trabajos y registra lo que se paga; no ve más dinero que ese.',
  },
  technician: {
    one: 'técnico',
    may: 'Un técnico solo ve los trabajos que le dan: los acepta o los devuelve, llama, sale en camino, agrega notas y precios y los marca como terminados.',
  },
  writer: {
    one: 'redactor',
    may: 'Un redactor trabaja con artículos, imágenes, reseñas y testimonios, y no puede ver las solicitudes.',
  },
  reader: {
    one: 'lector',
    may: 'Un lector puede ver solicitudes, reseñas y artículos, y no puede cambiar nada.',
  },
}
