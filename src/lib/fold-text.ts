/**
 * A text as it is compared: the same whatever its case and width (ＡＢＣ = abc, ｶﾌｪ = カフェ). Nothing is trimmed.
 * Normalised once more at the end, because a small letter may be one that NFKC writes otherwise.
 */
export function fold(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the range is all of ASCII
  return /^[\x00-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKC').toLowerCase().normalize('NFKC')
}

/** As `fold`, for who searches by sound: hiragana and katakana of the same sound are the same too (あ = ア). */
export const foldSound = (text: string): string =>
  fold(text).replace(/[\u3041-\u3096]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
