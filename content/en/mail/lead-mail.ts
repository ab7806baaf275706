export const leadMailWords = {
  suspiciousReasons: 'Why',
  call: (phone: string) => `Call ${phone}`,
  service: 'Service',
  phone: 'Phone',
  email: 'Email',
  submitted: 'Sent',
  footer: (company: string) => `Sent by the ${company} website.`,
}
