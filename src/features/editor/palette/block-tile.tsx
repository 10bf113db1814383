import { Icon } from '#components/icon'
import { insertableIcon, type Insertable } from '#features/editor/blocks'
import { useDragTile } from './use-drag-tile.ts'
import * as styles from './palette.css.ts'

interface BlockTileProps {
  kind: Insertable
  label: string
  /** Whether Tab comes here: one tile of all is a stop. */
  isStop: boolean
  disabled: boolean
  onInsert: () => void
  onFocus: () => void
}

/** A block that can be inserted: pressed, or dragged into the mail. */
export function BlockTile({ kind, label, isStop, disabled, onInsert, onFocus }: BlockTileProps) {
  const element = useDragTile<HTMLButtonElement>({ drag: 'new', kind }, disabled)
  return (
    <button
      ref={element}
      type="button"
      className={styles.tile}
      data-tile={kind}
      tabIndex={isStop ? 0 : -1}
      aria-disabled={disabled || undefined}
      onFocus={onFocus}
      onClick={() => {
        if (!disabled) onInsert()
      }}
    >
      <span className={styles.drawing}>
        <Icon of={insertableIcon(kind)} />
      </span>
      {label}
    </button>
  )
}
