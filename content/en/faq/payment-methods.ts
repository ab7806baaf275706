import type { FaqCategory } from './faq-category.ts'

export const paymentMethods: FaqCategory = {
  id: 'payment-methods',
  title: 'Payment Methods',
  items: [
    {
      id: 'ways-to-pay',
      question: 'How can I pay?',
      answer: ({ dispatch }) => [
        `By credit or debit card or in cash, at the door, when the work is done and you have tried the new key yourself. Businesses can also pay by check. If you need another way, ask when you call ${dispatch.display}, before we drive and not after.`,
        'You get an itemized invoice with the company’s full name and license number, the service call, the labor and each part on a line of its own, and any sales tax. Keep it: it is your proof for the warranty, and what your landlord, your roadside plan or your insurer will ask for. Never pay a locksmith who takes only cash and writes nothing down.',
      ],
    },
    {
      id: 'deposit-and-invoice',
      question: 'Do you ask for a deposit, and can my company pay by invoice?',
      answer: () => [
        'For a lockout, a rekey or a repair there is no deposit; you pay at the end. When something must be made or ordered for you alone, such as restricted cylinders, a door, a frame or a set of card readers, we agree on a deposit in writing before we order. The rest is due when the work is finished and you have tried every door.',
        'Companies, landlords and property managers can ask for payment by invoice. We settle that before the first job: who may order, which purchase order number belongs on it, and who signs for the keys. Please send along the papers that your accounting needs, so that nothing waits at the door.',
      ],
    },
  ],
}
