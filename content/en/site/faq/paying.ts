import { either, texts } from '#content/texts.ts'

export const pricing = texts({
  id: 'pricing-and-estimates',
  title: 'Pricing and Estimates',
  items: [
    {
      id: 'service-call-price',
      question: 'What does a service call cost?',
      searched: 'price prices pricing cost costs how much charge charges fee fees rate rates',
      answer: [
        either(
          'A service call starts at {homePrice} for a home and {businessPrice} for a business. It pays for the drive and the first look: a technician with tools and parts at your door, who finds out what is wrong{carriesParts}. The work itself, such as an opening, a rekey or a new lock, is extra, unless we say “all in”.',
          'A service call starts at {homePrice} for a home and {businessPrice} for a business. It pays for the drive and the first look. The work itself, such as an opening, a rekey or a new lock, is extra, unless we say “all in”.',
          'A service call starts at {homePrice} for a home. It pays for the drive and the first look; the work itself, such as an opening, a rekey or a new lock, is extra, unless we say “all in”.',
          'A service call starts at {businessPrice} for a business. It pays for the drive and the first look; the work itself, such as an opening, a rekey or a new lock, is extra, unless we say “all in”.',
          'The price depends on the lock, the door and the hour, so tell us on the phone what has happened and where.',
        ),
        either(
          'You hear the whole price before any work, and can say no{pricesFirst}. It counts everything in, such as {afterHoursFee} after hours or a drive of more than {freeRadius}{feeFartherOut}. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
          'You hear the whole price before any work, and can say no{pricesFirst}. It counts everything in, such as the hour or a drive of more than {freeRadius}{feeFartherOut}. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
          'You hear the whole price before any work, and can say no{pricesFirst}. After hours {afterHoursFee} is added. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
          'You hear the whole price before any work, and can say no{pricesFirst}. If an advertisement elsewhere names one very low price, ask what the whole visit will cost. Nobody drives across {city} and opens a door for the price of lunch.',
        ),
      ],
    },
    {
      id: 'free-estimate',
      question: 'Is the estimate free, and how exact is it{freeQuotes}?',
      answer: [
        either(
          'A quote by phone, by email or through our form is free and binds you to nothing{has-email}{freeQuotes}. A visit to look starts at {homePrice}{has-homePrice}. Two photos help: the lock from the front, and the door’s edge. For a car we need year, make and model, and whether any key still works{does-automobile}.',
          'A quote by phone or through our form is free and binds you to nothing{freeQuotes}. A visit to look starts at {homePrice}{has-homePrice}. Two photos help: the lock from the front, and the door’s edge. For a car we need year, make and model, and whether any key still works{does-automobile}.',
        ),
        'Ask, and you have it in writing before we start{pricesFirst}.',
        either(
          'For larger jobs, such as a master key system or card readers, we walk to each door and give you a written list, door by door{does-commercial}{does-access-control}. You hear the whole price before any work{pricesFirst}. If we find something behind the plate that no photo could show, we stop, and start over: the new price first, then your OK{pricesFirst}.',
          'You hear the whole price before any work{pricesFirst}. If we find something behind the plate that no photo could show, we stop, and start over: the new price first, then your OK{pricesFirst}.',
        ),
      ],
    },
    {
      id: 'rekey-or-replace',
      question: 'Is it cheaper to rekey my locks or to replace them?',
      answer: [
        'Rekeying, nearly always. It changes the small pins inside the cylinder so that a new key fits and the old ones stop turning. You pay for labor and a few pins, and your hardware stays on the door. Rekey when you move in, when a key is lost, or when someone who had one leaves.',
        'Replace a lock when its parts are worn out, when the bolt has less than a full one-inch throw, when it is a keypad that no longer keeps its codes, or when you want another kind of lock anyway. We rekey different makes to one key only if they share a keyway; if they do not, we tell you which one to replace.',
      ],
    },
  ],
})

export const paymentMethods = texts({
  id: 'payment-methods',
  title: 'Payment Methods',
  items: [
    {
      id: 'ways-to-pay',
      question: 'How can I pay{has-payment}?',
      searched: 'pay paying payment payments card cards credit debit cash check checks zelle accept',
      answer: [
        either(
          'By credit or debit card or in cash, at the door, when the work is done and you have tried the new key yourself{takesCards}{takesCash}. Businesses can also pay by check{takesChecks}. If you need another way, ask when you call {phone}, before we drive and not after.',
          'You pay {payment}, at the door, when the work is done and you have tried the new key yourself. If you need another way, ask when you call {phone}, before we drive and not after.',
        ),
        either(
          'You get an itemized invoice with the company’s full name and license number, the service call, the labor and each part on a line of its own, and any sales tax{licensed}{itemizedInvoices}. Keep it: it is your proof for the warranty, and what your landlord, your roadside plan or your insurer will ask for{has-warrantyDays}{itemizedInvoices}. Never pay a locksmith who takes only cash and writes nothing down{itemizedInvoices}.',
          'You get an itemized invoice with the company’s full name, the service call, the labor and each part on a line of its own, and any sales tax{itemizedInvoices}. Keep it: it is what your landlord, your roadside plan or your insurer will ask for{itemizedInvoices}. Never pay a locksmith who takes only cash and writes nothing down{itemizedInvoices}.',
        ),
      ],
    },
    {
      id: 'deposit-and-invoice',
      question: either(
        'Do you ask for a deposit, and can my company pay by invoice{asksDeposit}{invoices}?',
        'Do you ask for a deposit{asksDeposit}?',
        'Can my company pay by invoice{invoices}?',
      ),
      answer: [
        either(
          'For a lockout, a rekey or a repair there is no deposit; you pay at the end. When something must be made or ordered for you alone, such as restricted cylinders, a door, a frame or a set of card readers, we agree on a deposit in writing before we order. The rest is due when the work is finished and you have tried every door{depositForOrders}.',
          'There is no deposit: you pay at the end, when you have tried every door{noDeposit}.',
        ),
        'Companies, landlords and property managers can ask for payment by invoice{invoices}. We settle that before the first job: who may order, which purchase order number belongs on it, and who signs for the keys{invoices}. Please send along the papers that your accounting needs, so that nothing waits at the door{invoices}.',
      ],
    },
  ],
})
