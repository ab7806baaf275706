/** Why a customer is not asked for a review. */
export const reviewAskingErrors = {
  notCompleted: 'Set the request to completed first, then ask for a review.',
  hasWritten: 'This customer has written a review already.',
  hasMail: 'This customer has had the mail already. You can still hand over the link.',
} as const

type Company = { name: string; phone: string }

/** The one mail that asks the customer of a completed job for a review: nothing for it, and nothing against a low rating. */
export const reviewRequestWords = {
  subject: (company: string) => `How was our work? ${company}`,
  greeting: (name: string) => `Hello ${name},`,
  ask: (service: string) =>
    `We finished your ${service.toLowerCase()} job. If you have two minutes, please tell the next person how it went.`,
  open: 'Write a review',
  honest:
    'Good or bad, it counts the same, and there is no reward for it. We read every review before it appears, only to take out addresses, codes and advertising.',
  link: (days: number) =>
    `The link is yours alone and works for ${days} days. What you write through it is marked Verified, because we know the job.`,
  help: ({ phone }: Company) =>
    `If something about the job is not right, you can also reply to this mail or call ${phone}.`,
  once: ({ name }: Company) => `${name} sends this mail once for each job.`,
} as const
