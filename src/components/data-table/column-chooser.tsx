import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Columns3 from 'lucide-react/icons/columns-3'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Checkbox } from '#components/checkbox'
import { DropDown } from '#components/drop-down'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { VisuallyHidden } from '#components/visually-hidden'
import type { ArrangedColumn } from './column-handle.tsx'
import { columnsAsDeclared, withColumnMoved, withColumnShown } from './column-changes.model.ts'
import { orderedColumns, type ColumnLayout } from './column-layout.model.ts'
import { messages } from './columns.messages.ts'
import * as styles from './column-chooser.css.ts'

export interface ColumnChooserProps {
  /** All columns of the table, as they were declared. The first one names the rows and is always shown. */
  columns: readonly ArrangedColumn[]
  /** How they are arranged. */
  layout: ColumnLayout
  /** They were arranged anew. */
  onLayoutChange: (layout: ColumnLayout) => void
}

/** Which columns a table shows, and in which order. */
export function ColumnChooser({ columns, layout, onLayoutChange }: ColumnChooserProps) {
  const intl = useIntl()
  const owner = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const ordered = orderedColumns(columns, layout)
  const focusButton = () => owner.current?.querySelector('button')?.focus()

  const move = ({ id, header }: ArrangedColumn, place: number, by: 1 | -1) => {
    const next = withColumnMoved(columns, layout, id, ordered[by < 0 ? place - 1 : place + 2]?.id)
    onLayoutChange(next)
    setSaid(
      intl.formatMessage(messages.moved, { column: header, place: place + by + 1, count: ordered.length }),
    )
  }
  return (
    <div ref={owner} className={styles.root}>
      <Button
        icon={<Icon of={Columns3} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setSaid('')
          setOpen(!open)
        }}
      >
        {intl.formatMessage(messages.columns)}
      </Button>
      {open ? (
        <DropDown
          owner={owner}
          role="dialog"
          aria-label={intl.formatMessage(messages.columns)}
          onDismiss={(by) => {
            setOpen(false)
            if (by === 'escape') focusButton()
          }}
          onBlur={(event) => {
            // Tabbing out of it leaves it; a press on something that takes no focus does not.
            if (event.relatedTarget && !owner.current?.contains(event.relatedTarget)) setOpen(false)
          }}
        >
          <ul className={styles.list} ref={focusFirst}>
            {ordered.map((column, place) => (
              <li key={column.id} className={styles.item}>
                <span className={styles.name}>
                  <Checkbox
                    label={column.header}
                    hint={place === 0 ? intl.formatMessage(messages.always) : undefined}
                    checked={place === 0 || !layout.hidden.includes(column.id)}
                    disabled={place === 0}
                    onCheckedChange={(shown) => onLayoutChange(withColumnShown(layout, column.id, shown))}
                  />
                </span>
                {place === 0 ? null : (
                  <>
                    <IconButton
                      label={intl.formatMessage(messages.moveUp, { column: column.header })}
                      icon={<Icon of={ArrowUp} size="small" />}
                      size="small"
                      disabled={place === 1}
                      onClick={() => move(column, place, -1)}
                    />
                    <IconButton
                      label={intl.formatMessage(messages.moveDown, { column: column.header })}
                      icon={<Icon of={ArrowDown} size="small" />}
                      size="small"
                      disabled={place === ordered.length - 1}
                      onClick={() => move(column, place, 1)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <Button tone="quiet" size="small" onClick={() => onLayoutChange(columnsAsDeclared)}>
              {intl.formatMessage(messages.reset)}
            </Button>
          </div>
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </DropDown>
      ) : null}
    </div>
  )
}

/** Opening it leads into it. In a microtask: only then the surface around it is shown. */
function focusFirst(list: HTMLUListElement | null) {
  queueMicrotask(() => list?.querySelector<HTMLElement>('input:enabled')?.focus())
}
