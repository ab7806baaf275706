export const roleWords = {
  owner: { label: 'Dueño', name: 'Dueño' },
  dispatcher: { label: 'Despachador', name: 'Despachador' },
  technicianWithPayments: { label: 'Técnico', name: 'Técnico que cobra' },
  technician: { label: 'Técnico', name: 'Técnico' },
  writer: { label: 'Redactor', name: 'Redactor' },
  reader: { label: 'Lector', name: 'Lector' },
}

export type RoleName = keyof typeof roleWords
