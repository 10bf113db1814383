/** What a keyboard event says of an input method; React's `nativeEvent` fits. */
export interface ImeKeyEvent {
  isComposing?: boolean
  keyCode?: number
}

/**
 * Whether this key belongs to an input method: Enter then confirms a Japanese conversion and must submit nothing, and
 * Escape cancels one and must close nothing. Safari sends the key after the composition has ended, with code 229.
 */
export const isImeConfirm = ({ isComposing = false, keyCode = 0 }: ImeKeyEvent): boolean => isComposing || keyCode === 229
