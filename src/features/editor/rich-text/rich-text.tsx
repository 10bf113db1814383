import { setElementVars } from '@vanilla-extract/dynamic'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { hexOf, TYPE_SCALE, type CanvasLook } from '#mail/canvas'
import type { FooterBlock, TextBlock } from '#mail/document/leaf-blocks'
import { toasts } from '#components/toast'
import { useEditorStore } from '#features/editor/state'
import { messages } from './rich-text.messages.ts'
import { RichToolbar, type RichPanel } from './rich-toolbar.tsx'
import type { RichSelection } from './rich-commands.ts'
import { createRichTextView, type RichTextView } from './rich-text-view.ts'
import * as styles from './rich-text.css.ts'

export interface RichTextProps {
  block: TextBlock | FooterBlock
  look: CanvasLook
  /** Where the pointer was pressed; undefined by the keys. */
  pressedAt: () => { x: number; y: number } | undefined
  /** Holds the toolbar. */
  bar: HTMLElement | null
  /** `/` was typed where a paragraph begins: a block is wanted. `back` goes on with the text. */
  onInsert: (anchor: HTMLElement, back: () => void) => void
  /** A step back or on in the history of the mail. */
  onGoBack: (way: 'undo' | 'redo') => void
  /** The text is left by Escape: the focus goes back to its block. */
  onLeave: () => void
}

/** The text that is being written: one editor for the one block, with the look of the mail (EML-204). */
export function RichText({ block, look, pressedAt, bar, onInsert, onGoBack, onLeave }: RichTextProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const root = useRef<HTMLDivElement>(null)
  const mount = useRef<HTMLDivElement>(null)
  const view = useRef<RichTextView>(undefined)
  const own = useRef(block.content)
  const [selection, setSelection] = useState<RichSelection>()
  const [panel, setPanel] = useState<RichPanel>()
  const { id, content } = block

  useLayoutEffect(() => {
    if (root.current) setElementVars(root.current, varsOf(block, look))
  })
  const create = useEffectEvent((element: HTMLElement) =>
    createRichTextView(element, {
      content,
      label: intl.formatMessage(messages.textOf),
      at: pressedAt(),
      chip: look.chip,
      showColor: (color) => hexOf({ light: color }, look),
      onCommit: (next) => {
        const change = { type: 'update' as const, id, set: { content: next } }
        if (store.apply(change, { coalesce: `text:${id}` }) !== undefined) return false
        own.current = next
        return true
      },
      onRefused: () => void toasts.add({ type: 'error', content: intl.formatMessage(messages.tooLong) }),
      onSelection: setSelection,
      onVariable: () => setPanel('variable'),
      onInsert: () => onInsert(element, () => view.current?.focus()),
      onImageLeft: () => void toasts.add({ content: intl.formatMessage(messages.imageLeft) }),
      link: () => setPanel('link'),
      undo: () => onGoBack('undo'),
      redo: () => onGoBack('redo'),
      leave: () => {
        flushSync(() => store.edit(undefined))
        onLeave()
      },
    }),
  )
  useLayoutEffect(() => {
    if (!mount.current) return undefined
    const made = create(mount.current)
    view.current = made
    return () => {
      view.current = undefined
      made.destroy()
    }
  }, [id])
  useEffect(() => {
    // Undo, the inspector or the assistant changed it.
    if (content === own.current) return
    own.current = content
    view.current?.take(content)
  }, [content])

  return (
    <div ref={root} className={styles.root}>
      {selection && bar
        ? createPortal(
            <RichToolbar
              selection={selection}
              panel={panel}
              onPanelChange={(next) => {
                setPanel(next)
                if (next === undefined) view.current?.focus()
              }}
              onRun={(command) => view.current?.run(command)}
            />,
            bar,
          )
        : null}
      <div ref={mount} className={styles.mount} />
    </div>
  )
}

function varsOf(block: TextBlock | FooterBlock, look: CanvasLook): Record<string, string> {
  const { settings } = look
  const { theme, font, baseSize } = settings
  const size = block.type === 'text' ? (block.size ?? baseSize) : Math.round(baseSize * TYPE_SCALE.footer)
  const color = block.type === 'text' ? (block.color ?? theme.text) : theme.text
  const heading = (level: 1 | 2 | 3) => `${Math.round(size * TYPE_SCALE.headings[level])}px`
  return {
    [styles.size]: `${size}px`,
    [styles.h1]: heading(1),
    [styles.h2]: heading(2),
    [styles.h3]: heading(3),
    [styles.headingFont]: font.heading,
    [styles.text]: hexOf(color, look),
    [styles.link]: hexOf(theme.link, look),
    [styles.line]: hexOf(theme.divider, look),
    [styles.align]: block.align ?? 'start',
  }
}
