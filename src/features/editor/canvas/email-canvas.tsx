import { assignInlineVars } from '@vanilla-extract/dynamic'
import Plus from 'lucide-react/icons/plus'
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { hexOf, lineHeightOf, type CanvasLook } from '#mail/canvas'
import { Button } from '#components/button'
import { Icon } from '#components/icon'
import { Text } from '#components/text'
import { toasts } from '#components/toast'
import { VisuallyHidden } from '#components/visually-hidden'
import { ticketOf } from '#lib/failed-upload'
import { isImeConfirm } from '#lib/ime'
import { onIdle } from '#lib/on-idle'
import { pastedImages } from '#lib/pasted-images'
import { isBusyNode, useEditor, useEditorData, useEditorStore } from '#features/editor/state'
import { useVariables } from '#features/editor/variables'
import { preloadRichText, type CanvasBlockProps } from './canvas-block.tsx'
import { messages } from './canvas.messages.ts'
import { CanvasContext, type CanvasParts } from './canvas-context.tsx'
import { CanvasSection } from './canvas-section.tsx'
import { PHONE, usualView, type CanvasView } from './canvas-view.ts'
import { imageBlock, prepareCopies, readNodes, writeNodes } from './clipboard.ts'
import { announcements } from './editor-commands.messages.ts'
import { commandOf, subjectsOf, commandById, runCommand } from './editor-commands.ts'
import { InsertMenu } from './insert-menu.tsx'
import { insertKind, insertNodes } from './insert.ts'
import { firstChildOf, neighbourOf, parentOf, rangeOf, type Direction } from './movement.model.ts'
import { useCanvasDrag } from './use-canvas-drag.ts'
import { useCommandContext } from './use-commands.ts'
import { usePaletteCommands } from './use-palette-commands.ts'
import * as styles from './canvas.css.ts'

/** Wanted once an image is pasted. */
const loadImageUpload = async () => (await import('#features/editor/image-field')).imageUpload

const nodeAt = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset['node'] : undefined

/** Where words are searched for within the canvas, the clipboard is theirs. */
const isInField = ({ target }: ClipboardEvent) => target instanceof HTMLInputElement

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The look of the mail on the canvas; another object only when settings, brand or properties are others. */
function useLook({ inDark, valueFor }: CanvasView): CanvasLook {
  const intl = useIntl()
  const settings = useEditor(({ document }) => document.settings)
  const { brand } = useEditorData()
  const { labelOf } = useVariables()
  return useMemo(
    () => ({
      settings,
      brand: { ...brand?.colors },
      inDark,
      chip: (variable) => {
        const { path, fallback } = variable
        if (valueFor) return valueFor(variable)
        return fallback === undefined
          ? labelOf(path)
          : intl.formatMessage(messages.variable, { name: labelOf(path), fallback })
      },
    }),
    [intl, settings, brand, labelOf, inDark, valueFor],
  )
}

export interface EmailCanvasProps extends Pick<CanvasBlockProps, 'onRender'> {
  /** What it is called, where there are two of them. @default 'Canvas' */
  label?: string
  /** @default as on a screen, in light mode, with the names of variables */
  view?: CanvasView
}

/** The mail as it will look, to be edited in place by pointer, touch and keys. One stop of the Tab key. */
export function EmailCanvas({ onRender, label, view = usualView }: EmailCanvasProps) {
  const intl = useIntl()
  const store = useEditorStore()
  const context = useCommandContext()
  const data = useEditorData()
  const look = useLook(view)
  const root = useRef<HTMLDivElement>(null)
  const press = useRef<{ x: number; y: number }>(undefined)
  const anchorId = useRef<string>(undefined)
  const hintId = useId()
  const sections = useEditor(({ document }) => document.sections)
  const isMailSelected = useEditor(({ selected }) => selected.length === 0)
  const readOnly = useEditor((state) => state.readOnly)
  const [textBar, setTextBar] = useState<HTMLElement | null>(null)
  const [insert, setInsert] = useState<{ anchor: HTMLElement; id: string | undefined; back?: () => void }>()
  const { theme, font, baseSize, width, lang, dir } = look.settings
  useCanvasDrag(root, readOnly)
  // Whoever opens a mail is about to write.
  useEffect(
    () =>
      onIdle(() => {
        void preloadRichText()
        void prepareCopies()
      }),
    [],
  )

  const elementOf = useCallback(
    (id: string | undefined) =>
      id === undefined
        ? root.current
        : root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`),
    [],
  )
  const focusSelected = useCallback(() => {
    const { selected, editing } = store.getState()
    if (editing === undefined) elementOf(selected.at(-1))?.focus()
  }, [store, elementOf])
  const goBack = useCallback(
    (way: 'undo' | 'redo') => {
      const command = commandById(way)
      if (!command?.isEnabled(store.getState())) return
      flushSync(() => command.run(context))
      focusSelected()
    },
    [store, context, focusSelected],
  )
  usePaletteCommands(focusSelected, label !== undefined)
  const parts = useMemo<CanvasParts>(
    () => ({
      look,
      pressedAt: () => press.current,
      openInsert: (anchor, id, back) => setInsert({ anchor, id, ...(back && { back }) }),
      focusSelected,
      goBack,
      textBar,
    }),
    [look, focusSelected, goBack, textBar],
  )

  const select = (ids: readonly string[]) => {
    flushSync(() => store.select(ids))
    focusSelected()
  }
  const openInsertAtSelection = () => {
    const id = store.getState().selected.at(-1)
    const anchor = elementOf(id)
    if (anchor && !readOnly) setInsert({ anchor, id })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { document, selected, editing } = store.getState()
    const isOnNode =
      event.target instanceof HTMLElement &&
      (event.target === root.current || event.target.dataset['node'] !== undefined)
    // In a sheet the text's own keys miss Escape: the sheet has prevented its default to stay open. A menu of its toolbar takes
    // Escape for itself.
    const isInText =
      event.target instanceof Element && event.target.closest('[contenteditable=true]') !== null
    if (
      event.key === 'Escape' &&
      editing !== undefined &&
      isInText &&
      event.defaultPrevented &&
      !isImeConfirm(event)
    ) {
      flushSync(() => store.edit(undefined))
      focusSelected()
      return
    }
    const command = commandOf(event)
    if (isImeConfirm(event)) return
    if (editing !== undefined && command?.leavesText && command.isEnabled(store.getState())) {
      event.preventDefault()
      flushSync(() => store.edit(undefined))
      focusSelected()
      flushSync(() => command.run(context))
      // The same text in the other language.
      if (command.id === 'switchLanguage') flushSync(() => store.edit(editing))
      return
    }
    // A text that is edited, and controls at a block, have their own keys.
    if (editing !== undefined || !isOnNode) return
    press.current = undefined
    const active = selected.at(-1)
    if (command) {
      event.preventDefault()
      flushSync(() => runCommand(command, context))
      focusSelected()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = directions[event.key]
    if (direction) {
      event.preventDefault()
      let next = neighbourOf(document, active, direction)
      // The assistant is at work on some: they are passed over.
      while (next !== undefined && isBusyNode(store.getState(), next))
        next = neighbourOf(document, next, direction)
      if (next === undefined) return
      if (!event.shiftKey || active === undefined) {
        anchorId.current = next
        select([next])
        return
      }
      extendTo(next)
      return
    }
    switch (event.key) {
      case 'Enter': {
        event.preventDefault()
        const edit = commandById('edit')
        if (edit?.isEnabled(store.getState())) edit.run(context)
        else {
          const child = firstChildOf(document, active)
          if (child !== undefined) select([child])
        }
        return
      }
      case 'Escape': {
        if (active === undefined) return
        event.preventDefault()
        event.stopPropagation()
        const parent = parentOf(document, active)
        select(parent === undefined ? [] : [parent])
        if (parent === undefined) context.announce(intl.formatMessage(announcements.selectedMail))
        return
      }
      case '/':
        event.preventDefault()
        openInsertAtSelection()
        return
      case 'ContextMenu':
      case 'F10':
        if (event.key === 'F10' && !event.shiftKey) return
        event.preventDefault()
        root.current?.querySelector<HTMLElement>('[data-handle] button')?.click()
    }
  }

  const extendTo = (to: string) => {
    const { document, selected } = store.getState()
    const from = anchorId.current ?? selected.at(-1) ?? to
    const range = rangeOf(document, from, to)
    flushSync(() => store.select(range))
    elementOf(to)?.focus()
    context.announce(
      intl.formatMessage(announcements.selectedMany, { count: store.getState().selected.length }),
    )
  }

  const onMouseDown = (event: MouseEvent) => {
    const { target } = event
    if (
      !(target instanceof Element) ||
      event.button > 0 ||
      target.closest('button, [role=menu], [popover], [contenteditable=true], [data-text-bar]')
    )
      return
    const id = nodeAt(event)
    const { selected } = store.getState()
    if (id === undefined) {
      store.edit(undefined)
      store.select([])
    } else if (event.shiftKey) {
      event.preventDefault()
      extendTo(id)
    } else if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      anchorId.current = id
      select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id])
    } else {
      anchorId.current = id
      press.current = { x: event.clientX, y: event.clientY }
      store.edit(undefined)
      store.select([id])
      const edit = commandById('edit')
      if (!edit?.isEnabled(store.getState())) return
      // The text takes the focus itself, with the caret where the press was.
      event.preventDefault()
      edit.run(context)
    }
  }

  const copy = (event: ClipboardEvent, isCut: boolean) => {
    const state = store.getState()
    const nodes = subjectsOf(state)
    if (state.editing !== undefined || nodes.length === 0 || isInField(event)) return
    event.preventDefault()
    writeNodes(event.clipboardData, state.document, nodes)
    context.announce(intl.formatMessage(announcements.copied, { count: nodes.length }))
    const remove = commandById('remove')
    if (!isCut || !remove?.isEnabled(state)) return
    flushSync(() => remove.run(context))
    focusSelected()
  }
  const pasteImages = async (files: readonly File[]) => {
    const count = files.length
    const notice = toasts.add({ content: intl.formatMessage(announcements.uploading, { count }) })
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    const failed = intl.formatMessage(announcements.notUploaded, { count })
    try {
      const imageUpload = await loadImageUpload().catch((cause: unknown) => {
        throw new Error(failed, { cause })
      })
      const upload = imageUpload(intl, data, failed)
      const images = await Promise.all(files.map((file) => upload(file, options)))
      if (!root.current) return
      const blocks = images.map((image) => imageBlock({ ...image, alt: '' }))
      flushSync(() => {
        store.edit(undefined)
        insertNodes(context, blocks, undefined, () => intl.formatMessage(announcements.pasted, { count }))
      })
      focusSelected()
    } catch (reason) {
      toasts.add({
        type: 'error',
        content: reason instanceof Error ? reason.message : failed,
        ticketId: ticketOf(reason),
      })
    } finally {
      toasts.remove(notice)
    }
  }
  const paste = async (event: ClipboardEvent) => {
    if (readOnly || isInField(event)) return
    const images = pastedImages(event.clipboardData)
    if (images.length > 0) {
      event.preventDefault()
      void pasteImages(images)
      return
    }
    if (store.getState().editing !== undefined) return
    event.preventDefault()
    const nodes = await readNodes(event.clipboardData)
    if (nodes.length === 0) return
    flushSync(() =>
      insertNodes(context, nodes, undefined, () =>
        intl.formatMessage(announcements.pasted, { count: nodes.length }),
      ),
    )
    focusSelected()
  }

  /** Files from outside: without an answer the browser would leave the page for them. */
  const dropFiles = (event: DragEvent) => {
    const { types } = event.dataTransfer
    if (readOnly || !types.includes('Files') || types.includes('text/html')) return
    event.preventDefault()
    const images = pastedImages(event.dataTransfer)
    if (event.type !== 'drop' || images.length === 0) return
    const id = nodeAt(event)
    if (id !== undefined) store.select([id])
    void pasteImages(images)
  }

  return (
    <CanvasContext value={parts}>
      {/* An application: a widget with keys of its own, which the rule does not know. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={root}
        role="application"
        // What is selected is left by Escape before a sheet around the editor closes.
        data-escape={isMailSelected ? undefined : 'own'}
        aria-label={label ?? intl.formatMessage(messages.canvas)}
        aria-describedby={hintId}
        tabIndex={isMailSelected ? 0 : -1}
        data-first-focus={isMailSelected || undefined}
        className={styles.root}
        data-phone={view.isPhone || undefined}
        style={assignInlineVars({
          [styles.mailWidth]: `${view.isPhone ? PHONE : width}px`,
          [styles.pageColour]: hexOf(theme.pageBg, look),
        })}
        onKeyDown={onKeyDown}
        onMouseDown={onMouseDown}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={(event) => void paste(event)}
        onDragOver={dropFiles}
        onDrop={dropFiles}
      >
        <div ref={setTextBar} className={styles.textBar} />
        <VisuallyHidden>
          <span id={hintId}>{intl.formatMessage(messages.hint)}</span>
        </VisuallyHidden>
        <div
          lang={lang}
          dir={dir}
          className={styles.paper}
          style={{
            fontFamily: font.body,
            fontSize: baseSize,
            lineHeight: lineHeightOf(look.settings),
            color: hexOf(theme.text, look),
          }}
        >
          {sections.map(({ id }) => (
            <CanvasSection key={id} id={id} onRender={onRender} />
          ))}
        </div>
        {sections.length === 0 ? (
          <div className={styles.empty}>
            <Text as="p" size={16} weight="semibold">
              {intl.formatMessage(messages.emptyMail)}
            </Text>
            <p>{intl.formatMessage(messages.emptyMailText)}</p>
            {readOnly ? null : (
              <Button
                icon={<Icon of={Plus} />}
                onClick={({ currentTarget }) => setInsert({ anchor: currentTarget, id: undefined })}
              >
                {intl.formatMessage(messages.emptyColumn)}
              </Button>
            )}
          </div>
        ) : null}
        {insert ? (
          <InsertMenu
            anchor={insert.anchor}
            onClose={(wasEscape) => {
              setInsert(undefined)
              if (!wasEscape) return
              if (insert.back) insert.back()
              else focusSelected()
            }}
            onChoose={(kind) => {
              flushSync(() => {
                setInsert(undefined)
                store.edit(undefined)
                if (insert.id !== undefined) store.select([insert.id])
                insertKind(context, kind)
              })
              focusSelected()
            }}
          />
        ) : null}
      </div>
    </CanvasContext>
  )
}
