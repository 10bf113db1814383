import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { messages } from './chip.messages.ts'
import * as styles from './chip.css.ts'

export interface ChipProps {
  /** What it stands for: 'Status: Active'. */
  label: string
  /** Without it the chip can't be taken away. */
  onRemove?: (() => void) | undefined
  /** Of the remove button: -1 in a list that has one tab stop for all its chips. @default 0 */
  tabIndex?: 0 | -1
}

/** One of several values that apply together, such as the filters of a list. */
export function Chip({ label, onRemove, tabIndex = 0 }: ChipProps) {
  const intl = useIntl()
  return (
    <span className={styles.root} data-removable={onRemove ? true : undefined}>
      <span className={styles.label}>{label}</span>
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={intl.formatMessage(messages.remove, { label })}
          tabIndex={tabIndex}
          onClick={onRemove}
        >
          <Icon of={X} size="small" />
        </button>
      ) : null}
    </span>
  )
}
