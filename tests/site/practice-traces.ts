import type { Practice } from '#content/profile/practices.ts'

/** How sentences speak of a practice; none of another one does. */
export const practiceTraces: Readonly<Record<Practice, RegExp>> = {
  pricesFirst:
    /whole price|you hear it (?:on the phone, )?before we set out|for how much, before|price and a time|before you have paid for a visit|new price first|new cylinder (?:costs|before we start)|first mentioned at your door/gi,
  freeQuotes: /free quote|no obligation|an obligation|binds you to nothing|estimate free/gi,
  asksForProof:
    /ask for proof|(?:show before|who you are|who are you) (?:you|before)|We ask who you are|ID (?:with|in|ready)|your ID|Registration and ID|, registration and ID|Ownership checked|papers (?:seen|of the estate|are in the glove|are behind)|Papers inside|Authority confirmed|cannot show that it is|Proof of address|what to show|seen that you live|We ask before we open|your registration/gi,
  picksFirst:
    /without damage|as little harm|(?:pick|Pick)(?: and bypass)? before|pick or bypass|without drilling|try manipulation|Opened, not broken|drill or break|wants to drill|pliers or drills|one planned hole|one small hole/gi,
  workAsDescribed:
    /Old keys tried|Hook latches matched|We try each door and ground-floor|We record every key|Grade 1 locks for corridors|Chip cloned|So we look at the gap|rods aligned|We measure the first/gi,
  carriesParts:
    /workshop (?:comes|drives|in it|that comes|in your driveway)|ride in the van|van that comes (?:carries|has)|van carries what|the key machines and the parts|tools and (?:the )?parts (?:to|at) your door|pins, cylinders, strikes|two machines, one that cuts/gi,
  honestAdvice:
    /do not sell you|smaller than people fear|after we open it stays on the door|keep the lock you have|worth keeping|past saving/gi,
  itemizedInvoices: /itemized invoice|a line of its own|writes nothing down/gi,
  someoneOnDuty: /on duty|person picks up/gi,
  limits: /We don’t replace glass|what we don’t do/gi,
  brands: /Adams Rite made|Securitron|href="[^"]*\/brands|which we fit, rekey|Lock brands/gi,
  allReviews: /review before it appears|low rating|it counts the same/gi,
  privacy: /send you what is there|you need not give a reason|only what we need to come|we do not wait/gi,
}
