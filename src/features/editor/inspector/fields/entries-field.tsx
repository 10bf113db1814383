import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash'
import { useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { useReadOnly } from './edit.ts'
import { messages } from './fields.messages.ts'
import { FieldPlace } from './refused-texts.tsx'
import * as styles from './fields.css.ts'

export interface EntriesFieldProps<Entry> {
  /** What they are, such as Links. */
  label: string
  entries: readonly Entry[]
  /** What one is called, with its number where it has no name. */
  nameOf: (entry: Entry, index: number) => string
  onEntriesChange: (entries: Entry[], how?: 'typing') => void
  /** Words of the button that adds one. */
  addLabel: string
  create: () => Entry
  /** @default 0 */
  min?: number
  max: number
  children: (entry: Entry, change: (entry: Entry, how?: 'typing') => void, index: number) => ReactNode
}

/** A list of things of which each has fields of its own: links of a menu, slides, questions. */
export function EntriesField<Entry>({
  label,
  entries,
  nameOf,
  onEntriesChange,
  addLabel,
  create,
  min = 0,
  max,
  children,
}: EntriesFieldProps<Entry>) {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const root = useRef<HTMLDivElement>(null)
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (entry !== undefined) onEntriesChange(entries.toSpliced(from, 1).toSpliced(to, 0, entry))
  }
  return (
    <Stack gap={2} ref={root} role="group" aria-label={label}>
      <Text size={13} weight="medium" aria-hidden>
        {label}
      </Text>
      {entries.map((entry, index) => {
        const name = nameOf(entry, index)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no identity but their place
          <div key={index} className={styles.entry} role="group" aria-label={name}>
            <Stack gap={3}>
              <FieldPlace name={`${label} ${index}`}>
                {children(entry, (next, how) => onEntriesChange(entries.with(index, next), how), index)}
              </FieldPlace>
              {readOnly ? null : (
                <Inline gap={1} justify="end">
                  <IconButton
                    size="small"
                    label={intl.formatMessage(messages.moveUp, { name })}
                    icon={<Icon of={ArrowUp} />}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    size="small"
                    label={intl.formatMessage(messages.moveDown, { name })}
                    icon={<Icon of={ArrowDown} />}
                    disabled={index === entries.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    size="small"
                    label={intl.formatMessage(messages.remove, { name })}
                    icon={<Icon of={Trash} />}
                    disabled={entries.length <= min}
                    onClick={() => {
                      onEntriesChange(entries.toSpliced(index, 1))
                      root.current?.querySelector<HTMLElement>('[data-add]')?.focus()
                    }}
                  />
                </Inline>
              )}
            </Stack>
          </div>
        )
      })}
      {readOnly ? null : (
        <Inline>
          <Button
            data-add
            size="small"
            icon={<Icon of={Plus} />}
            disabled={entries.length >= max}
            onClick={() => onEntriesChange([...entries, create()])}
          >
            {addLabel}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
