/** A text as it is compared: the same whatever its case and width (ＡＢＣ = abc, ｶﾌｪ = カフェ). */
export function fold(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the range is all of ASCII
  return (/^[\x00-\x7f]*$/.test(text) ? text : text.normalize('NFKC')).toLowerCase()
}
