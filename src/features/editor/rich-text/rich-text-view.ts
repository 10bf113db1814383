import type { Node as PmNode } from 'prosemirror-model'
import { EditorState, TextSelection, NodeSelection, type Command, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { Color, RichBlock, Variable } from '#mail/document'
import { alignOf, markOf, variableOf } from '#mail/document/rich'
import { systemClock } from '#lib/clock'
import { pastedImages } from '#lib/pasted-images'
import { pastedSlice } from './clean-paste.ts'
import { readSelection, richKeymap, type RichKeys, type RichSelection } from './rich-commands.ts'
import { toDoc, toPm, withPastedVariables } from './rich-json.ts'
import { richSchema } from './rich-schema.ts'

export interface RichTextViewOptions extends RichKeys {
  content: readonly RichBlock[]
  label: string
  /** Where the pointer was pressed; the caret goes there. Without it to the end. */
  at: { x: number; y: number } | undefined
  /** The texts after a change; never while an input method is composing. Tells whether the mail has taken them. */
  onCommit: (content: RichBlock[]) => boolean
  /** A change was taken back, because the mail can't hold it. */
  onRefused: () => void
  onSelection: (selection: RichSelection) => void
  /** `{{` was typed, also full-width. */
  onVariable: () => void
  /** `/` was typed in an empty paragraph. */
  onInsert: () => void
  /** What was pasted had an image, which a text does not hold. */
  onImageLeft: () => void
  chip: (variable: Variable) => string
  showColor: (color: Color) => string
}

export interface RichTextView {
  /** Runs a command and brings the focus back to the text. */
  run: (command: Command) => void
  /** Takes over texts that were changed elsewhere, such as by undo; the caret stays where it can. */
  take: (content: readonly RichBlock[]) => void
  focus: () => void
  /** Where the caret is on the screen. */
  caret: () => DOMRect
  destroy: () => void
}

/** After a composition its last change may come a moment later, ms. */
const AFTER_COMPOSITION = 60

const hrefOf = (value: unknown) =>
  markOf({ type: 'link', href: value }).flatMap((mark) => (mark.type === 'link' ? [mark.href] : []))[0]
const colorOf = (value: unknown) =>
  markOf({ type: 'color', color: value }).flatMap((mark) => (mark.type === 'color' ? [mark.color] : []))[0]

/** The editor of the one text that is being written. It keeps no history: changes are steps of the mail's. */
export function createRichTextView(mount: HTMLElement, options: RichTextViewOptions): RichTextView {
  let committed = toPm(options.content)
  let hasEnded = false
  const commit = () => {
    if (hasEnded || view.composing || view.state.doc.eq(committed)) return
    const next = view.state.doc
    if (options.onCommit(toDoc(next))) committed = next
    else {
      // Shown on, it would look stored, and all that is typed after it would be lost with it.
      replaceBy(committed)
      options.onRefused()
    }
  }
  /** Puts another document in place, by the part that differs. The caret stays in its words, or comes to what differs at it. */
  const replaceBy = (next: PmNode) => {
    const now = view.state.doc
    const start = now.content.findDiffStart(next.content)
    const end = now.content.findDiffEnd(next.content)
    if (start === null || !end) return
    // Both ends may overlap where a text repeats itself.
    const overlap = Math.max(0, start - Math.min(end.a, end.b))
    const { tr, selection } = view.state
    const isAtCaret = selection.to >= start && selection.from <= end.a + overlap
    tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    const isDone = tr.doc.eq(next)
    if (!isDone) tr.replaceWith(0, tr.doc.content.size, next.content)
    if (isDone && !isAtCaret) {
      view.dispatch(tr)
      return
    }
    const caret = Math.min(end.b + overlap, tr.doc.content.size)
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(caret), -1)))
  }
  // What would replace texts, such as a merge, waits for it (state/use-composing.ts).
  const markComposing = (isComposing: boolean) => {
    mount.toggleAttribute('data-composing', isComposing)
    if (!isComposing) mount.dispatchEvent(new Event('composed', { bubbles: true }))
  }
  const tellSelection = () =>
    options.onSelection(
      readSelection(view.state, {
        href: hrefOf,
        color: colorOf,
        align: alignOf,
        variable: (attrs) => variableOf({ ...attrs, type: 'variable' })[0],
      }),
    )
  /** Two braces, the last of them typed now or composed, are no words: they ask for a variable. */
  const opensVariables = (from: number, typed: string): boolean => {
    const start = Math.min(Math.max(0, from - 2 + typed.length), from)
    if (!/^[{｛]{2}$/.test(view.state.doc.textBetween(start, from) + typed)) return false
    if (start < from) view.dispatch(view.state.tr.delete(start, from))
    options.onVariable()
    return true
  }
  const view: EditorView = new EditorView(mount, {
    state: EditorState.create({ doc: committed, plugins: richKeymap(options) }),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': options.label },
    dispatchTransaction(transaction: Transaction) {
      view.updateState(view.state.apply(transaction))
      if (transaction.docChanged) commit()
      tellSelection()
    },
    transformPasted: withPastedVariables,
    handleTextInput(_, from, _to, text) {
      const { parent } = view.state.selection.$from
      if ((text === '/' || text === '／') && !view.composing && parent.content.size === 0) {
        options.onInsert()
        return true
      }
      return !view.composing && opensVariables(from, text)
    },
    handleDOMEvents: {
      // HTML is parsed here and not by the library, which the page's policy for trusted types does not let parse: it would
      // before `handlePaste` is asked.
      paste: (_, event) => {
        // The canvas takes these as blocks: a text holds no image.
        if (pastedImages(event.clipboardData).length > 0) {
          event.preventDefault()
          return true
        }
        const html = event.clipboardData?.getData('text/html') ?? ''
        // Words alone are read by the library. Without any it would parse what the browser pastes into a box of its own.
        if (html === '' && event.clipboardData?.getData('text/plain')) return false
        event.preventDefault()
        if (html === '') return true
        const slice = withPastedVariables(pastedSlice(html))
        view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
        if (/<img\b(?![^>]*data-emoji)/i.test(html)) options.onImageLeft()
        return true
      },
      compositionstart: () => {
        markComposing(true)
        return false
      },
      compositionend: () => {
        systemClock.setTimeout(() => {
          if (!view.composing) opensVariables(view.state.selection.from, '')
          commit()
          if (!view.composing) markComposing(false)
        }, AFTER_COMPOSITION)
        return false
      },
      blur: () => {
        commit()
        return false
      },
      drop: (_, event) => {
        if (view.dragging) return false
        event.preventDefault()
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        const text = event.dataTransfer?.getData('text/plain') ?? ''
        if (at && text !== '') view.dispatch(view.state.tr.insertText(text, at.pos))
        return true
      },
    },
    nodeViews: {
      variable: (node) => {
        const dom = document.createElement('span')
        dom.dataset['variable'] = ''
        const variable = variableOf({ ...node.attrs, type: 'variable' })[0]
        dom.textContent = variable ? options.chip(variable) : ''
        return { dom }
      },
    },
    markViews: {
      color: (mark) => {
        const dom = document.createElement('span')
        const color = colorOf(mark.attrs['color'])
        if (color !== undefined) dom.style.color = options.showColor(color)
        return { dom }
      },
    },
  })

  const { doc } = view.state
  const pressed = options.at && view.posAtCoords({ left: options.at.x, top: options.at.y })
  const place = pressed?.pos ?? doc.content.size
  const inside = pressed && pressed.inside >= 0 ? doc.nodeAt(pressed.inside) : null
  const selection =
    inside?.type === richSchema.nodes.variable && pressed
      ? NodeSelection.create(doc, pressed.inside)
      : TextSelection.near(doc.resolve(Math.min(place, doc.content.size)), -1)
  view.dispatch(view.state.tr.setSelection(selection))
  view.focus()

  return {
    run(command) {
      command(view.state, view.dispatch, view)
      view.focus()
    },
    take(content) {
      committed = toPm(content)
      replaceBy(committed)
    },
    focus: () => view.focus(),
    caret() {
      const { left, top, bottom } = view.coordsAtPos(view.state.selection.head)
      return new DOMRect(left, top, 0, bottom - top)
    },
    destroy() {
      // What was typed and not committed yet, such as a conversion that was cut off.
      if (!view.state.doc.eq(committed)) options.onCommit(toDoc(view.state.doc))
      hasEnded = true
      view.destroy()
      markComposing(false)
    },
  }
}
