import { editDistance } from '#app/site/search/edit-distance.ts'

const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'sbcglobal.net',
  'att.net',
  'verizon.net',
  'protonmail.com',
]

/** Real providers that are a letter away from a common one. */
const notATypo = new Set(['mail.com', 'ymail.com', 'email.com', 'gmx.com', 'att.com', 'aim.com', 'cloud.com'])

export function suggestEmail(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || !domain || commonDomains.includes(domain) || notATypo.has(domain)) return undefined
  const meant = commonDomains.find((common) => isSlipOf(domain, common))
  return meant && `${address.slice(0, at).trim()}@${meant}`
}

function isSlipOf(domain: string, common: string): boolean {
  const [name, ending] = splitDomain(domain)
  const [commonName, commonEnding] = splitDomain(common)
  const endingDistance = editDistance(ending, commonEnding)
  if (endingDistance > 1) return false
  if (name === commonName) return true
  // In a short name a changed letter makes another real name ("sol", "ant"), so those must match exactly.
  const allowed = commonName.length < 5 ? 0 : commonName.length === 5 ? 1 : 2
  return editDistance(name, commonName) <= allowed
}

function splitDomain(domain: string): [name: string, ending: string] {
  const dot = domain.lastIndexOf('.')
  if (dot >= 0) return [domain.slice(0, dot), domain.slice(dot + 1)]
  // "gmailcom": the dot itself was missed.
  return domain.length > 3 ? [domain.slice(0, -3), domain.slice(-3)] : [domain, '']
}
