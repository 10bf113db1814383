import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Later } from '#components/deferred'
import { Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Tabs } from '#components/tabs'
import type { Room } from './use-room.ts'
import { messages } from './builder.messages.ts'
import * as styles from './builder.css.ts'

/** What is set beside the fields and their preview. */
export type Side = 'field' | 'settings' | 'style'
/** What a tab shows where there is no room beside each other. */
export type Part = 'fields' | 'preview' | Side

interface BuilderPanesProps {
  panels: Record<Part, ReactNode>
  room: Room
  part: Part
  side: Side
  onPartChange: (part: Part) => void
  readOnly: boolean
}

/** The parts of the builder: as many beside each other as there is room for, and the others as tabs. */
export function BuilderPanes({ panels, room, part, side, onPartChange, readOnly }: BuilderPanesProps) {
  const intl = useIntl()
  const contentOf = (value: Part) =>
    value === 'preview' ? (
      <div className={styles.column}>{panels.preview}</div>
    ) : (
      <div className={styles.pane}>
        <Stack as="fieldset" disabled={readOnly && value !== 'fields'}>
          <Later instead={<Skeleton shape="block" />}>{panels[value]}</Later>
        </Stack>
      </div>
    )
  const labelOf = (value: Part) => intl.formatMessage(messages[value])
  const tabsOf = (values: readonly Part[], shown: Part) => (
    <Tabs
      inset
      label={intl.formatMessage(messages.parts)}
      value={shown}
      onValueChange={onPartChange}
      tabs={values.map((value) => ({
        value,
        label: labelOf(value),
        content: value === shown ? contentOf(value) : null,
      }))}
    />
  )
  const column = (name: 'editor' | 'look' | 'outline', content: ReactNode) => (
    <section className={styles.column} aria-label={intl.formatMessage(messages[name])}>
      {content}
    </section>
  )
  return (
    <div className={styles.panes} data-room={room}>
      {room === 'one' ? (
        tabsOf(['fields', 'preview', 'field', 'settings', 'style'], part)
      ) : room === 'two' ? (
        <>
          {column(
            'editor',
            tabsOf(['fields', 'field', 'settings', 'style'], part === 'preview' ? 'fields' : part),
          )}
          {column('look', panels.preview)}
        </>
      ) : (
        <>
          {column('outline', <div className={styles.pane}>{panels.fields}</div>)}
          {column('look', panels.preview)}
          {column('editor', tabsOf(['field', 'settings', 'style'], side))}
        </>
      )}
    </div>
  )
}
