/** What Safari says of a key that an input method has already taken. */
const TAKEN_BY_IME = 229

interface KeyPress {
  isComposing?: boolean | undefined
  keyCode?: number | undefined
}

/**
 * Whether a key press belongs to an input method: Enter then confirms a conversion and Escape cancels one, and neither
 * submits or closes anything (WRI-6). Takes a DOM event, or React's, which carries the DOM event inside.
 */
export function isImeConfirm(
  event: KeyPress | { nativeEvent: KeyPress; keyCode?: number | undefined },
): boolean {
  const press: KeyPress = 'nativeEvent' in event ? event.nativeEvent : event
  // Safari fires the keydown after compositionend, so that isComposing is false already.
  return press.isComposing === true || press.keyCode === TAKEN_BY_IME
}
