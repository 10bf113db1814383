import { longNames, people, type Language } from './people.data.ts'
import { fraction, pick } from '#mocks/core/random'

interface Person {
  /** Undefined for the few who never gave one. */
  name: string | undefined
  email: string
}

/** A crowd in which nobody has another's address, and each address says whose it is without a table. */
export interface Crowd {
  languageOf: (index: number) => Language
  personOf: (index: number) => Person
  emailOf: (index: number) => string
  /** The person of this address, if the crowd is as large as that; the address in lower case. */
  indexOf: (email: string) => number | undefined
}

const SHARE = { withoutName: 0.06, longName: 0.004 } as const

/** Strides over the combinations of words: primes near the golden section of each, so that neighbours differ in every part. */
const STRIDE = { en: 24_197, ja: 11_057 } as const

/** `pattern` is the languages of the first few people, over and over. */
export function createCrowd(seed: number, count: number, pattern: readonly Language[]): Crowd {
  const start = seed >>> 0
  const rounds = {
    en: pattern.filter((language) => language === 'en').length,
    ja: pattern.filter((language) => language === 'ja').length,
  }
  const languageOf = (index: number): Language => pick(pattern, index)
  const before = pattern.map(
    (language, place) => pattern.slice(0, place).filter((one) => one === language).length,
  )
  /** The number of a person among those of the same language. */
  const rankOf = (index: number) =>
    Math.floor(index / pattern.length) * rounds[languageOf(index)] + pick(before, index)
  const indexOfRank = (language: Language, rank: number) => {
    let skip = rank % rounds[language]
    const place = pattern.findIndex((one) => one === language && skip-- === 0)
    return Math.floor(rank / rounds[language]) * pattern.length + place
  }

  const combine = (index: number) => {
    const language = languageOf(index)
    const { given, family, domains } = people[language]
    const all = given.length * family.length * domains.length
    const rank = rankOf(index)
    const combination = ((rank % all) * STRIDE[language] + start) % all
    return {
      language,
      given: pick(given, combination),
      family: pick(family, Math.floor(combination / given.length)),
      domain: pick(domains, Math.floor(combination / (given.length * family.length))),
      again: Math.floor(rank / all),
    }
  }
  const emailOf = (index: number) => {
    const { given, family, domain, again } = combine(index)
    return `${given[1]}.${family[1]}${again === 0 ? '' : `-${again + 1}`}@${domain}`
  }

  return {
    languageOf,
    emailOf,
    personOf(index) {
      const { language, given, family } = combine(index)
      const luck = fraction(seed, index, 0x7a)
      const usual =
        language === 'ja'
          ? `${family[0]} ${given[0]}`
          : `${given[0]} ${family[0] === 'OBrien' ? 'O’Brien' : family[0]}`
      const name =
        luck < SHARE.withoutName ? undefined : luck > 1 - SHARE.longName ? longNames[language] : usual
      return { name, email: emailOf(index) }
    },
    indexOf(email) {
      const parts = /^([a-z0-9]+)\.([a-z0-9]+)(?:-(\d{1,6}))?@([a-z.-]+)$/.exec(email)
      if (!parts) return undefined
      const [, givenText, familyText, againText, domainText] = parts
      for (const language of ['en', 'ja'] as const) {
        if (rounds[language] === 0) continue
        const { given, family, domains } = people[language]
        const places = [
          given.findIndex((word) => word[1] === givenText),
          family.findIndex((word) => word[1] === familyText),
          domains.findIndex((domain) => domain === domainText),
        ]
        const [g = -1, f = -1, d = -1] = places
        if (g < 0 || f < 0 || d < 0) continue
        const all = given.length * family.length * domains.length
        const combination = g + given.length * (f + family.length * d)
        const rank = divided(combination - (start % all), STRIDE[language], all)
        const again = againText === undefined ? 0 : Number(againText) - 1
        if (againText !== undefined && again < 1) return undefined
        const index = indexOfRank(language, again * all + rank)
        return index < count ? index : undefined
      }
      return undefined
    },
  }
}

/** x with x·divisor ≡ value (mod modulus); the two have no common factor. */
function divided(value: number, divisor: number, modulus: number): number {
  let [a, b, x, y] = [divisor % modulus, modulus, 1, 0]
  while (b !== 0) {
    const quotient = Math.floor(a / b)
    ;[a, b, x, y] = [b, a % b, y, x - quotient * y]
  }
  if (a !== 1) throw new Error(`${divisor} divides ${modulus}: choose another stride.`)
  const inverse = ((x % modulus) + modulus) % modulus
  return ((((value % modulus) + modulus) % modulus) * inverse) % modulus
}
