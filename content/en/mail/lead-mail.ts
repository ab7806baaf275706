const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const leadMailWords = {
  suspiciousReasons: 'Why',
  call: (phone: string) => `Call ${phone}`,
  service: 'Service',
  phone: 'Phone',
  email: 'Email',
  submitted: 'Sent',
  address: 'Address',
  appointment: 'Appointment',
  price: 'Price quoted',
  dollars: (cents: number) => dollars.format(cents / 100),
  notes: 'Notes',
  note: (name: string) => `Note from ${name}`,
  anybody: 'the office',
  footer: (company: string) => `Sent by the ${company} website.`,
}
