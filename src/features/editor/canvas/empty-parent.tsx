import Plus from 'lucide-react/icons/plus'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { useEditor } from '#features/editor/state'
import { messages } from './canvas.messages.ts'
import { useCanvas } from './canvas-context.tsx'
import * as styles from './canvas.css.ts'

/** In a column or frame without blocks: opens the list of blocks. The slash key does the same. */
export function EmptyParent({ id }: { id: string }) {
  const intl = useIntl()
  const { openInsert } = useCanvas()
  const readOnly = useEditor((state) => state.readOnly)
  if (readOnly) return <div className={styles.placeholder} />
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.adderWide}
      onClick={({ currentTarget }) => openInsert(currentTarget, id)}
    >
      <Icon of={Plus} />
      {intl.formatMessage(messages.emptyColumn)}
    </button>
  )
}
