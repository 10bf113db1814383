import { isApple, keyCap } from './keyboard-hint.model.ts'
import * as styles from './keyboard-hint.css.ts'

export interface KeyboardHintProps {
  /** Pressed together, by `KeyboardEvent.key`; 'Mod' is ⌘ or Ctrl. */
  keys: readonly string[]
}

/** The keys of a shortcut, as they are printed on the reader's keyboard. */
export function KeyboardHint({ keys }: KeyboardHintProps) {
  const apple = isApple(navigator.platform)
  return (
    <span className={styles.root} translate="no">
      {keys.map((key) => (
        <kbd key={key} className={styles.cap}>
          {keyCap(key, apple)}
        </kbd>
      ))}
    </span>
  )
}
