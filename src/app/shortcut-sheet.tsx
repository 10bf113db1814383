import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { Dialog } from '#components/dialog'
import { KeyboardHint } from '#components/keyboard-hint'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { shortcuts, type ShortcutName } from './shortcuts.model.ts'
import { messages } from './shortcut-sheet.messages.ts'
import * as styles from './shortcut-sheet.css.ts'

export interface ShortcutSheetProps {
  open: boolean
  onClose: () => void
}

type Line = keyof Pick<typeof messages, ShortcutName | 'rows' | 'open' | 'select' | 'close'>

/** Keys of lists and layers: theirs, and said here too. */
const others: Partial<Record<Line, readonly string[]>> = {
  rows: ['j', 'k'],
  open: ['Enter'],
  select: ['x'],
  close: ['Escape'],
}

const groups = [
  { title: 'general', lines: ['palette', 'sheet', 'search', 'create', 'navigation', 'pane', 'close'] },
  { title: 'goTo', lines: ['home', 'campaigns', 'contacts', 'forms'] },
  { title: 'lists', lines: ['rows', 'open', 'select'] },
] as const satisfies readonly { title: keyof typeof messages; lines: readonly Line[] }[]

const isShortcut = (line: Line): line is ShortcutName => line in shortcuts

/** All shortcuts, by where they work. */
export function ShortcutSheet({ open, onClose }: ShortcutSheetProps) {
  const intl = useIntl()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.description)}
    >
      <Stack gap={5}>
        {groups.map(({ title, lines }) => (
          <section key={title}>
            <Text as="h3" size={12} tone="muted" weight="medium">
              {intl.formatMessage(messages[title])}
            </Text>
            <dl className={styles.lines}>
              {lines.map((line) => (
                <div key={line} className={styles.line}>
                  <dt>{intl.formatMessage(messages[line])}</dt>
                  <dd>
                    <Keys keys={isShortcut(line) ? shortcuts[line] : (others[line] ?? [])} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </Dialog>
  )
}

/** Held together with ⌘ or Ctrl, else pressed one after the other. */
function Keys({ keys }: { keys: readonly string[] }) {
  const intl = useIntl()
  if (keys[0] === 'Mod') return <KeyboardHint keys={keys} />
  return (
    <Inline as="span" gap={1} nowrap>
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && keys[0] === 'g' ? (
            <Text size={12} tone="muted">
              {intl.formatMessage(messages.between)}
            </Text>
          ) : null}
          <KeyboardHint keys={[key]} />
        </Fragment>
      ))}
    </Inline>
  )
}
