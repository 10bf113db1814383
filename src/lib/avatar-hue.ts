/**
 * What says only that a name is a company's: the legal forms of Japan, spelled out, in brackets or as one character, and
 * the placeholder 'unnotified' (CMP-3).
 */
const NOT_THE_NAME =
  /(?:一般|公益)?(?:社団|財団)法人|(?:特定非営利活動|NPO|社会福祉|独立行政|国立大学|医療|学校|宗教|監査|弁護士|税理士|司法書士|社会保険労務士)法人|(?:株式|有限|合同|合資|合名|相互)会社|協同組合|[(（](?:株|有|同|資|名|社|財|医|学|福)[)）]|[㍿㈱㈲㈳㈶㈴㈾]|unnotified/giu

/** Longer than any grapheme that means something, so that a hostile name costs nothing. */
const GRAPHEME_LOOK = 64

/** Letters that nothing can be joined to by what follows: most names begin so. */
const PLAIN_START =
  /^[A-Za-z0-9\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF](?=[\x20-\x7E\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF]|$)/

/** Made for the first name that needs it: making one takes longer than drawing a page of avatars. */
let graphemes: Intl.Segmenter | undefined

/** The hue of an avatar, 0 to 359: the sum of the name's character codes mod 360 (CMP-2). */
export function hueOf(name: string): number {
  const text = bareName(name)
  let sum = 0
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index)
  return sum % 360
}

/** The first letter of the name, uppercased, whole even where it takes several code points; '' when there is none. */
export function initialOf(name: string): string {
  // An invisible first character would make an empty avatar, half of a pair a broken one.
  const text = bareName(name).replace(/^[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/u, '')
  return firstGrapheme(firstGrapheme(text).toUpperCase())
}

function bareName(name: string): string {
  const bare = name.replaceAll(NOT_THE_NAME, '')
  if (bare === name) return name
  return bare.trim() === '' ? name : bare.trim()
}

function firstGrapheme(text: string): string {
  if (PLAIN_START.test(text)) return text.charAt(0)
  if (text === '') return ''
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(text.slice(0, GRAPHEME_LOOK))) return segment
  return ''
}
