/** What a company's name carries before or after its own name; and the mark of accounts that were not told of yet (SPEC.md 5). */
const NOT_THE_NAME =
  /株式会社|有限会社|合同会社|合資会社|合名会社|一般社団法人|一般財団法人|公益社団法人|公益財団法人|特定非営利活動法人|医療法人|学校法人|社会福祉法人|[（(](?:株|有|同|資|名|社|財)[)）]|[㈱㈲㈳㈶㍿]|unnotified/g

const ownName = (name: string): string => name.replaceAll(NOT_THE_NAME, '').trim()

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The hue of an avatar, 0 to 359 degrees: the sum of the name's character codes mod 360 (SPEC.md 9). */
export function hueOf(name: string): number {
  const text = ownName(name)
  let sum = 0
  for (let index = 0; index < text.length; index += 1) sum += text.charCodeAt(index)
  return sum % 360
}

/** The first letter in upper case: a whole character, never half of one. '' for a name that has none. */
export function initialOf(name: string): string {
  for (const { segment } of characters.segment(ownName(name).slice(0, 64))) {
    if (segment.trim() !== '') return segment.toUpperCase()
  }
  return ''
}
