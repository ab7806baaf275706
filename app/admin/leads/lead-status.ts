export const statuses = ['new', 'contacted', 'completed'] as const

export type LeadStatus = (typeof statuses)[number]

/** The status that a form asks for: that of the button pressed in it, else that of its select. */
export function statusIn(form: FormData): LeadStatus | undefined {
  const asked = form.get('next') ?? form.get('status')
  return statuses.find((known) => known === asked)
}
