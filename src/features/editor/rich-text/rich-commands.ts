import {
  baseKeymap,
  chainCommands,
  joinBackward,
  selectNodeBackward,
  deleteSelection,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import type { Attrs, MarkType, Node as PmNode, NodeType } from 'prosemirror-model'
import { NodeSelection, TextSelection, type Command, type EditorState, type Plugin } from 'prosemirror-state'
import type { Color, Href, Variable } from '#mail/document'
import type { Align } from '#mail/document/values'
import { richSchema } from './rich-schema.ts'

const { nodes, marks } = richSchema

export const blockStyles = ['paragraph', 'h1', 'h2', 'h3', 'bullets', 'numbers', 'quote'] as const
/** How a paragraph is set. */
export type BlockStyle = (typeof blockStyles)[number]

export const styleMarks = ['bold', 'italic', 'underline', 'strike'] as const
export type StyleMark = (typeof styleMarks)[number]

/** What the toolbar shows of the selection. */
export interface RichSelection {
  style: BlockStyle
  align: Align | undefined
  active: readonly StyleMark[]
  href: Href | undefined
  color: Color | undefined
  size: number | undefined
  /** The variable that is selected by itself. */
  variable: Variable | undefined
  isEmpty: boolean
}

const styleOf = (node: PmNode): BlockStyle => {
  if (node.type === nodes.heading)
    return node.attrs['level'] === 1 ? 'h1' : node.attrs['level'] === 3 ? 'h3' : 'h2'
  if (node.type === nodes.list_item) return node.attrs['ordered'] === true ? 'numbers' : 'bullets'
  return node.type === nodes.quote ? 'quote' : 'paragraph'
}

/** The mark of a type at the selection: of what is typed next, or of the first character that is selected. */
function markAt({ selection, storedMarks, doc }: EditorState, type: MarkType) {
  const { $from, from, to, empty } = selection
  if (empty) return type.isInSet(storedMarks ?? $from.marks())
  let found = undefined as ReturnType<MarkType['isInSet']>
  doc.nodesBetween(from, to, (node) => {
    found ??= node.isInline ? type.isInSet(node.marks) : undefined
  })
  return found
}

export function readSelection(
  state: EditorState,
  read: {
    href: (value: unknown) => Href | undefined
    color: (value: unknown) => Color | undefined
    variable: (attrs: Attrs) => Variable | undefined
    align: (value: unknown) => Align | undefined
  },
): RichSelection {
  const { selection } = state
  const parent = selection.$from.parent
  const size: unknown = markAt(state, marks.size)?.attrs['px']
  const isVariable = selection instanceof NodeSelection && selection.node.type === nodes.variable
  return {
    style: styleOf(parent),
    align: read.align(parent.attrs['align']),
    active: styleMarks.filter((name) => markAt(state, marks[name]) !== undefined),
    href: read.href(markAt(state, marks.link)?.attrs['href']),
    color: read.color(markAt(state, marks.color)?.attrs['color']),
    size: typeof size === 'number' ? size : undefined,
    variable: isVariable ? read.variable(selection.node.attrs) : undefined,
    isEmpty: selection.empty,
  }
}

/** Blocks keep how they are aligned where they can. */
const setBlockType =
  (type: NodeType, attrs?: Attrs): Command =>
  ({ selection: { from, to }, tr }, dispatch) => {
    tr.setBlockType(from, to, type, ({ attrs: { align = null } }) => ({ ...attrs, align }))
    if (tr.docChanged) dispatch?.(tr)
    return tr.docChanged
  }

export function setStyle(style: BlockStyle): Command {
  switch (style) {
    case 'paragraph':
      return setBlockType(nodes.paragraph)
    case 'h1':
    case 'h2':
    case 'h3':
      return setBlockType(nodes.heading, { level: Number(style.slice(1)) })
    case 'bullets':
    case 'numbers':
      return setBlockType(nodes.list_item, { ordered: style === 'numbers', starts: false })
    case 'quote':
      return setBlockType(nodes.quote)
  }
}

export const setAlign =
  (align: Align | undefined): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection
    const { tr } = state
    state.doc.nodesBetween(from, to, (node, at) => {
      if (node.type === nodes.paragraph || node.type === nodes.heading)
        tr.setNodeAttribute(at, 'align', align ?? null)
    })
    if (tr.docChanged) dispatch?.(tr)
    return tr.docChanged
  }

export const toggleStyle = (name: StyleMark): Command => toggleMark(marks[name])

/** Sets or clears a mark with a value, over the selection or for what is typed next. */
const setMark =
  (type: MarkType, attrs: Attrs | undefined): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    const { tr } = state
    if (empty) dispatch?.(attrs ? tr.addStoredMark(type.create(attrs)) : tr.removeStoredMark(type))
    else dispatch?.(attrs ? tr.addMark(from, to, type.create(attrs)) : tr.removeMark(from, to, type))
    return true
  }

export const setColor = (color: Color | undefined) =>
  setMark(marks.color, color === undefined ? undefined : { color })
export const setSize = (px: number | undefined) => setMark(marks.size, px === undefined ? undefined : { px })

/** The whole link around the caret, so that a link is changed without selecting it. */
function linkRange({ doc, selection }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  if (!empty) return { from, to }
  const mark = marks.link.isInSet($from.marks())
  if (!mark) return { from, to }
  const start = $from.start()
  let range = { from, to }
  let at = start
  let run: number | undefined
  $from.parent.forEach((node) => {
    const has = mark.isInSet(node.marks)
    if (has) run ??= at
    else run = undefined
    if (run !== undefined && run <= from && at + node.nodeSize >= from)
      range = { from: run, to: at + node.nodeSize }
    at += node.nodeSize
  })
  return doc.content.size >= range.to ? range : { from, to }
}

/** Makes the selection a link; where nothing is selected the address itself is written. */
export const setLink =
  (href: Href | undefined, words = ''): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    const { tr } = state
    if (!href) dispatch?.(tr.removeMark(from, to, marks.link))
    else {
      const mark = marks.link.create({ href, title: null })
      if (from === to) dispatch?.(tr.replaceSelectionWith(richSchema.text(words, [mark]), false))
      else dispatch?.(tr.removeMark(from, to, marks.link).addMark(from, to, mark))
    }
    return true
  }

export const insertVariable =
  ({
    path,
    fallback = null,
    format = null,
  }: Omit<Variable, 'type' | 'marks' | 'fallback' | 'format'> & {
    fallback?: Variable['fallback'] | null
    format?: Variable['format'] | null
  }): Command =>
  (state, dispatch) => {
    const node = nodes.variable.create(
      { path, fallback: fallback ?? null, format: format ?? null },
      null,
      state.storedMarks ?? state.selection.$from.marks(),
    )
    dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView())
    return true
  }

export const insertText =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView())
    return true
  }

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
  return true
}

/** Enter in an empty item of a list or quote ends it. */
const leaveEmpty: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const { parent } = $from
  if (!empty || parent.content.size > 0 || (parent.type !== nodes.list_item && parent.type !== nodes.quote))
    return false
  return setBlockType(nodes.paragraph)(state, dispatch)
}

/** Enter goes on in the same style, but a heading is followed by a paragraph. */
const split = splitBlockAs((node, atEnd) => {
  if (node.type === nodes.list_item)
    return { type: nodes.list_item, attrs: { ordered: node.attrs['ordered'], starts: false } }
  if (node.type === nodes.paragraph) return { type: nodes.paragraph, attrs: { align: node.attrs['align'] } }
  return atEnd ? { type: nodes.paragraph } : null
})

/** Backspace at the start of a heading, an item or a quote makes it a paragraph first. */
const backToParagraph: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.parent.type === nodes.paragraph) return false
  return setBlockType(nodes.paragraph)(state, dispatch)
}

/** `- `, `1. `, `# ` and `> ` at the start of a paragraph set its style. */
const shorthands: readonly [pattern: RegExp, style: BlockStyle][] = [
  [/^[-*・]$/, 'bullets'],
  [/^1[.)]$/, 'numbers'],
  [/^#$/, 'h1'],
  [/^##$/, 'h2'],
  [/^###$/, 'h3'],
  [/^>$/, 'quote'],
]

/** A space after a shorthand: the style that it means, applied; false where it is just a space. */
export const applyShorthand: Command = (state, dispatch) => {
  const { selection } = state
  if (
    !(selection instanceof TextSelection) ||
    !selection.$cursor ||
    selection.$from.parent.type !== nodes.paragraph
  )
    return false
  const { $from } = selection
  const before = $from.parent.textBetween(0, $from.parentOffset)
  const style = shorthands.find(([pattern]) => pattern.test(before))?.[1]
  if (style === undefined) return false
  if (dispatch) {
    const { tr } = state
    tr.delete($from.start(), $from.pos)
    setStyle(style)(state.apply(tr), (next) => {
      for (const step of next.steps) tr.step(step)
    })
    dispatch(tr)
  }
  return true
}

export interface RichKeys {
  undo: () => void
  redo: () => void
  leave: () => void
  link: () => void
}

export function richKeymap({ undo, redo, leave, link }: RichKeys): Plugin[] {
  const does =
    (action: () => void): Command =>
    () => {
      action()
      return true
    }
  return [
    keymap({
      'Mod-z': does(undo),
      'Shift-Mod-z': does(redo),
      'Mod-y': does(redo),
      'Mod-b': toggleStyle('bold'),
      'Mod-i': toggleStyle('italic'),
      'Mod-u': toggleStyle('underline'),
      'Shift-Mod-x': toggleStyle('strike'),
      'Mod-k': does(link),
      'Mod-Alt-0': setStyle('paragraph'),
      'Mod-Alt-1': setStyle('h1'),
      'Mod-Alt-2': setStyle('h2'),
      'Mod-Alt-3': setStyle('h3'),
      'Shift-Mod-8': setStyle('bullets'),
      'Shift-Mod-7': setStyle('numbers'),
      Enter: chainCommands(leaveEmpty, split),
      'Shift-Enter': insertBreak,
      Backspace: chainCommands(deleteSelection, backToParagraph, joinBackward, selectNodeBackward),
      Space: applyShorthand,
      Escape: does(leave),
    }),
    keymap(baseKeymap),
  ]
}
