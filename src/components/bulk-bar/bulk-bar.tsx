import X from 'lucide-react/icons/x'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { VisuallyHidden } from '#components/visually-hidden'
import { messages } from './bulk-bar.messages.ts'
import * as styles from './bulk-bar.css.ts'

export interface BulkBarProps {
  /** How many rows are selected. With none the bar is not there. */
  count: number
  /** How many rows match the search and the filters; undefined while it is not known. */
  total?: number | undefined
  /** With it all that match can be selected at once. */
  onSelectAll?: (() => void) | undefined
  /** Nothing shall be selected any more. */
  onClear: () => void
  /** What can be done with the selection: buttons, the most likely first. */
  children: ReactNode
}

/** What can be done with the selected rows of a list. Put it behind the list, inside what scrolls: it stays in view. */
export function BulkBar({ count, total, onSelectAll, onClear, children }: BulkBarProps) {
  const intl = useIntl()
  const all = total !== undefined && count > 0 && count >= total
  const words =
    count === 0
      ? intl.formatMessage(messages.cleared)
      : all
        ? intl.formatMessage(messages.allSelected, { total })
        : intl.formatMessage(messages.selected, { count })
  // Nothing was selected before the first selection either: that goes without saying.
  const [said, setSaid] = useState(false)
  if (count > 0 && !said) setSaid(true)
  const bar = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element>(null)
  const gone = count === 0
  // A focus that goes with the bar is given back to what had it before: the list.
  useLayoutEffect(() => {
    if (!gone || document.activeElement !== document.body) return
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    cameFrom.current = null
  }, [gone])
  return (
    <>
      {/* Always there: a live region that comes together with its words is not read. */}
      <VisuallyHidden>
        <span role="status">{said ? words : null}</span>
      </VisuallyHidden>
      {gone ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears where the focus comes from
        <section
          ref={bar}
          className={styles.root}
          aria-label={intl.formatMessage(messages.label)}
          tabIndex={-1}
          onFocus={(event) => {
            const from = event.relatedTarget
            if (from && !event.currentTarget.contains(from)) cameFrom.current = from
          }}
        >
          <div className={styles.count}>
            <span>{words}</span>
            {onSelectAll && total !== undefined && !all ? (
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  // The button goes when all are selected; the actions are what comes next.
                  bar.current?.focus()
                  onSelectAll()
                }}
              >
                {intl.formatMessage(messages.selectAll, { total })}
              </Button>
            ) : null}
          </div>
          <div className={styles.actions}>{children}</div>
          <IconButton
            label={intl.formatMessage(messages.clear)}
            icon={<Icon of={X} />}
            size="small"
            onClick={onClear}
          />
        </section>
      )}
    </>
  )
}
