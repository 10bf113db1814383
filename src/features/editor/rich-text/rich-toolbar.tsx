import Bold from 'lucide-react/icons/letter-b'
import Braces from 'lucide-react/icons/braces'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Smile from 'lucide-react/icons/face-slightly-smiling'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Underline from 'lucide-react/icons/underline'
import type { LucideIcon } from 'lucide-react'
import type { Command } from 'prosemirror-state'
import { Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { DropDown } from '#components/drop-down'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Menu, type MenuEntry } from '#components/menu'
import { Toggle } from '#components/toggle'
import { Toolbar } from '#components/toolbar'
import { emojiMessages } from '#features/editor/emoji'
import { useEditorData } from '#features/editor/state'
import { onIdle } from '#lib/on-idle'
import type { Color } from '#mail/document/values'
import { messages } from './rich-text.messages.ts'
import {
  blockStyles,
  setAlign,
  setColor,
  setSize,
  setStyle,
  styleMarks,
  toggleStyle,
  type RichSelection,
  type StyleMark,
} from './rich-commands.ts'
import * as styles from './rich-text.css.ts'

// A key needs none of them: they come once the toolbar stands.
const RichPanelBody = deferred(async () => (await import('./rich-panels.tsx')).RichPanelBody)

/** What is open at the toolbar. */
export type RichPanel = 'link' | 'variable' | 'emoji' | 'fallback'
const panelNames = {
  link: messages.link,
  variable: messages.variable,
  emoji: emojiMessages.insert,
  fallback: messages.changeFallback,
} as const satisfies Record<RichPanel, unknown>

export interface RichToolbarProps {
  selection: RichSelection
  panel: RichPanel | undefined
  onPanelChange: (panel: RichPanel | undefined) => void
  onRun: (command: Command) => void
}

const icons: Readonly<Record<StyleMark, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
}
const sizes = [12, 14, 16, 18, 20, 24, 28, 32, 40]

/** Above the text that is edited. Alt+F10 is not needed: every format has keys, and Shift+Tab leads here. */
export function RichToolbar({ selection, panel, onPanelChange, onRun }: RichToolbarProps) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const more = useMoreEntries(selection, onRun)
  const { style } = selection
  useEffect(() => onIdle(() => void RichPanelBody.preload()), [])
  const close = () => onPanelChange(undefined)
  const run = (command: Command) => {
    onPanelChange(undefined)
    onRun(command)
  }
  return (
    // A press on it must not take the selection from the text.
    <div
      ref={root}
      role="presentation"
      data-text-bar=""
      className={styles.bar}
      onMouseDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[popover]') === null)
          event.preventDefault()
      }}
    >
      <Toolbar label={intl.formatMessage(messages.toolbar)}>
        <Menu
          entries={[
            {
              kind: 'choice',
              id: 'style',
              label: intl.formatMessage(messages.style),
              value: style,
              options: blockStyles.map((value) => ({ value, label: intl.formatMessage(messages[value]) })),
              onValueChange: (value) => {
                const chosen = blockStyles.find((one) => one === value)
                if (chosen) onRun(setStyle(chosen))
              },
            },
          ]}
        >
          {(trigger) => (
            <Button {...trigger} size="small" tone="quiet">
              {intl.formatMessage(messages[style])}
            </Button>
          )}
        </Menu>
        {styleMarks.map((name) => (
          <Toggle
            key={name}
            size="small"
            labelHidden
            label={intl.formatMessage(messages[name])}
            icon={<Icon of={icons[name]} />}
            pressed={selection.active.includes(name)}
            onPressedChange={() => onRun(toggleStyle(name))}
          />
        ))}
        <Toggle
          size="small"
          labelHidden
          label={intl.formatMessage(messages.link)}
          icon={<Icon of={LinkIcon} />}
          pressed={selection.href !== undefined}
          onPressedChange={() => onPanelChange(panel === 'link' ? undefined : 'link')}
        />
        <Menu entries={more}>
          {(trigger) => (
            <IconButton
              {...trigger}
              size="small"
              label={intl.formatMessage(messages.more)}
              icon={<Icon of={SlidersHorizontal} />}
            />
          )}
        </Menu>
        <IconButton
          size="small"
          label={intl.formatMessage(messages.variable)}
          icon={<Icon of={Braces} />}
          onClick={() => onPanelChange(panel === 'variable' ? undefined : 'variable')}
        />
        <IconButton
          size="small"
          label={intl.formatMessage(emojiMessages.insert)}
          icon={<Icon of={Smile} />}
          onClick={() => onPanelChange(panel === 'emoji' ? undefined : 'emoji')}
        />
        {selection.variable ? (
          <Button size="small" tone="quiet" onClick={() => onPanelChange('fallback')}>
            {intl.formatMessage(messages.changeFallback)}
          </Button>
        ) : null}
      </Toolbar>
      {panel ? (
        <DropDown
          role="dialog"
          aria-label={intl.formatMessage(panelNames[panel])}
          owner={root}
          onDismiss={close}
        >
          <div
            role="presentation"
            className={styles.panel}
            onKeyDown={(event) => {
              // Enter in a field moves the focus to the text, where the same press would break the line.
              if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
            }}
          >
            <Suspense fallback={null}>
              <RichPanelBody panel={panel} selection={selection} onRun={run} />
            </Suspense>
          </div>
        </DropDown>
      ) : null}
    </div>
  )
}

/** Alignment, colour and size, each as one of a list. */
function useMoreEntries(
  { align, color, size }: RichSelection,
  onRun: (command: Command) => void,
): MenuEntry[] {
  const intl = useIntl()
  const { brand } = useEditorData()
  const names = Object.keys(brand?.colors ?? {})
  const valueOf = (one: Color | undefined) => (typeof one === 'string' ? one : (one?.brand ?? 'default'))
  const fixed = ['#1f2328', '#6b7280', '#b42318', '#b45309', '#15803d', '#1a56c4', '#6d28d9']
  return [
    {
      kind: 'choice',
      id: 'align',
      label: intl.formatMessage(messages.align),
      value: align ?? 'default',
      options: [
        { value: 'default', label: intl.formatMessage(messages.alignDefault) },
        { value: 'left', label: intl.formatMessage(messages.left) },
        { value: 'center', label: intl.formatMessage(messages.center) },
        { value: 'right', label: intl.formatMessage(messages.right) },
      ],
      onValueChange: (value) =>
        onRun(setAlign(value === 'left' || value === 'center' || value === 'right' ? value : undefined)),
    },
    { kind: 'separator', id: 'afterAlign' },
    {
      kind: 'choice',
      id: 'color',
      label: intl.formatMessage(messages.color),
      value: valueOf(color),
      options: [
        { value: 'default', label: intl.formatMessage(messages.colorDefault) },
        ...names.map((name) => ({ value: name, label: intl.formatMessage(messages.brandColor, { name }) })),
        ...fixed.map((value) => ({ value, label: value })),
      ],
      onValueChange: (value) =>
        onRun(
          setColor(
            value === 'default' ? undefined : value.startsWith('#') ? `#${value.slice(1)}` : { brand: value },
          ),
        ),
    },
    { kind: 'separator', id: 'afterColor' },
    {
      kind: 'choice',
      id: 'size',
      label: intl.formatMessage(messages.size),
      value: String(size ?? 'default'),
      options: [
        { value: 'default', label: intl.formatMessage(messages.sizeDefault) },
        ...sizes.map((px) => ({
          value: String(px),
          label: intl.formatMessage(messages.pixels, { size: px }),
        })),
      ],
      onValueChange: (value) => onRun(setSize(value === 'default' ? undefined : Number(value))),
    },
  ]
}
