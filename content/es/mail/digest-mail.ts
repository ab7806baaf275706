import { ended } from '#content/fill-in.ts'

type Counts = { waiting: number; followUps: number; appointments: number }

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

type Held = { total: number; suspicious: number; changes: number; minutes: number }

const ofThem = ({ total, suspicious }: Held) => {
  if (suspicious === 0) return ''
  if (suspicious === total) return total === 1 ? ', parece inventada' : ', todas parecen inventadas'
  return `, ${suspicious} ${suspicious === 1 ? 'parece inventada' : 'parecen inventadas'}`
}

const changed = ({ changes }: Held) =>
  changes === 1
    ? '1 solicitud más que cambió su cliente'
    : `${changes} solicitudes más que cambiaron sus clientes`

const held = (all: Held, came: string) =>
  [
    all.total > 0 && `${counted(all.total, 'solicitud más', 'solicitudes más')}${came}${ofThem(all)}`,
    all.changes > 0 && changed(all),
  ]
    .filter(Boolean)
    .join('; ')

export const heldMailWords = {
  subject: (all: Held) => held(all, ` en ${counted(all.minutes, 'minuto', 'minutos')}`),
  heading: (all: Held) => held(all, ''),
  text: ({ total, changes }: Held) =>
    total + changes === 1
      ? 'Está en la bandeja de entrada. Por favor, revísela antes de salir.'
      : 'Todas están en la bandeja de entrada, no se borró nada. Puede haber un cliente de verdad entre ellas, así que por favor revíselas.',
  open: 'Abrir la bandeja de entrada',
  footer: (company: string) => `Enviado por el sitio web de ${ended(company)}`,
}

export const summaryMailWords = {
  subject: ({ waiting, followUps, appointments }: Counts) =>
    `Hoy: ${[
      waiting > 0 && counted(waiting, 'solicitud espera', 'solicitudes esperan'),
      followUps > 0 && counted(followUps, 'seguimiento', 'seguimientos'),
      appointments > 0 && counted(appointments, 'cita', 'citas'),
    ]
      .filter(Boolean)
      .join(', ')}`,
  heading: 'Buenos días. Esto es lo de hoy.',
  waiting: 'Todavía esperan una llamada',
  followUps: 'Seguimientos de hoy',
  appointments: 'Citas de hoy',
  since: (when: string) => `desde el ${when}`,
  open: 'Abrir la bandeja de entrada',
  footer: (company: string) =>
    `Enviado por el sitio web de ${company} cada mañana en que alguien espera. Se desactiva en Ajustes, Avisos.`,
}
