export const roleWords = {
  owner: { label: 'Administrator', name: 'Owner' },
  dispatcher: { label: 'Dispatcher', name: 'Dispatcher' },
  technicianWithPayments: { label: 'Technician', name: 'Technician who takes payments' },
  technician: { label: 'Technician', name: 'Technician' },
  writer: { label: 'Writer', name: 'Writer' },
  reader: { label: 'Reader', name: 'Reader' },
}

export type RoleName = keyof typeof roleWords
