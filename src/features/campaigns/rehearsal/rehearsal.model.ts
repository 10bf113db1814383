/**
 * What can be wrong with a mail for one reader (CAM-150): a variable with nothing to show or with its fallback, a link that
 * leads nowhere, a subject that the reader's values make wider than a phone shows, HTML that Gmail cuts off, an AMP part that
 * it does not show, colours that can't be read, images that weigh too much.
 */
export const findingKinds = [
  'missing',
  'brokenLink',
  'clipped',
  'ampLarge',
  'contrastDark',
  'contrast',
  'imagesHeavy',
  'subjectCut',
  'fallback',
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Finding {
  kind: FindingKind
  /** The variable, the address, the ratio, or kB; findings with the same are the same problem. */
  about: string
}

/** How grave it is: what readers see as broken, what they are disturbed by, what works as intended. */
export const levels = ['clear', 'note', 'warning', 'danger'] as const
export type Level = (typeof levels)[number]
const levelOfKind: Readonly<Record<FindingKind, Level>> = {
  missing: 'danger',
  brokenLink: 'danger',
  clipped: 'danger',
  ampLarge: 'warning',
  contrastDark: 'warning',
  contrast: 'warning',
  imagesHeavy: 'warning',
  subjectCut: 'warning',
  fallback: 'note',
}

/** One reader of the sample, with what was found. */
export interface Rehearsed {
  contactId: string
  /** Empty where it is not known. */
  name: string
  email: string
  variantId: string
  subject: string
  /** In half-width characters. */
  subjectWidth: number
  /** Of the HTML as it is sent; 0 where there is none. */
  bytes: number
  findings: readonly Finding[]
}

/** The parts of the mail of one reader. */
export interface RehearsedParts {
  subject: string
  preview: string
  html: string | undefined
  text: string | undefined
  amp: string | undefined
}

export const levelOf = ({ findings }: Pick<Rehearsed, 'findings'>): Level =>
  findings
    .map(({ kind }) => levelOfKind[kind])
    .reduce((gravest, one) => (levels.indexOf(one) > levels.indexOf(gravest) ? one : gravest), 'clear')

export interface ProblemGroup extends Finding {
  level: Level
  count: number
  /** Where in the sample to look first: the widest subject, the largest mail, else whoever comes first. */
  first: number
}

/** The same problem of many readers as one, the gravest and most frequent first. */
export function groupsOf(people: readonly (Rehearsed | undefined)[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  const sizes = new Map<ProblemGroup, number>()
  people.forEach((person, place) => {
    for (const { kind, about } of person?.findings ?? []) {
      const key = `${kind} ${about}`
      const group = groups.get(key) ?? { kind, about, level: levelOfKind[kind], count: 0, first: place }
      const size = sizeOf(kind, person)
      groups.set(key, group)
      group.count += 1
      if (size > (sizes.get(group) ?? 0)) group.first = place
      sizes.set(group, Math.max(size, sizes.get(group) ?? 0))
    }
  })
  return [...groups.values()].toSorted(
    (a, b) => levels.indexOf(b.level) - levels.indexOf(a.level) || b.count - a.count,
  )
}

const sizeOf = (kind: FindingKind, person: Rehearsed | undefined): number =>
  kind === 'subjectCut' ? (person?.subjectWidth ?? 0) : kind === 'clipped' ? (person?.bytes ?? 0) : 0

/** How many readers there are of each level. */
export function countsOf(people: readonly (Rehearsed | undefined)[]): Record<Level, number> {
  const counts = { clear: 0, note: 0, warning: 0, danger: 0 }
  for (const person of people) if (person) counts[levelOf(person)] += 1
  return counts
}

/** A strip one unit high with a bar per reader, as one path per level: as many elements for 500 as for one. */
export function stripPaths(people: readonly (Rehearsed | undefined)[]): Record<Level, string> {
  const paths = { clear: '', note: '', warning: '', danger: '' }
  people.forEach((person, place) => {
    if (!person) return
    const level = levelOf(person)
    const height = (levels.indexOf(level) + 1) / levels.length
    paths[level] += `M${place} 1V${1 - height}h1V1z`
  })
  return paths
}

/** How many are looked at, and how many are asked for at once. */
export const SAMPLE = { most: 500, page: 50 } as const

export interface SamplePage {
  offset: number
  limit: number
}

/** Which of so many people are looked at: all of few, else pages that are spread evenly. The same ones each time. */
export function samplePages(total: number): SamplePage[] {
  const { most, page } = SAMPLE
  const wanted = Math.min(total, most)
  const count = Math.ceil(wanted / page)
  return Array.from({ length: count }, (_, place) => ({
    offset: total <= most ? place * page : Math.floor((place * (total - page)) / Math.max(1, count - 1)),
    limit: Math.min(page, wanted - place * page),
  }))
}
