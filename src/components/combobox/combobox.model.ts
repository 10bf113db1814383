import { fold, foldSound } from '#lib/fold-text'

/** Something to choose. */
export interface ComboboxOption {
  value: string
  label: string
  /** More about it, beside the label; what is typed is looked for here too. */
  hint?: string
  /** The heading it stands under. Options of one group stand together. */
  group?: string
  disabled?: boolean
}

/** All options, or how to find those for a text: the answer to an older text is dropped, and its signal aborted. */
export type ComboboxSource =
  | readonly ComboboxOption[]
  | ((text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>)

/** One line of the list. */
export type ComboboxRow = { key: string } & (
  | { kind: 'option'; option: ComboboxOption }
  /** Makes an option of what is typed. */
  | { kind: 'create'; text: string }
  | { kind: 'retry' }
)

export const optionKey = (value: string) => `=${value}`

/** The options whose label or hint holds each word of the text, whatever its case, width or kana; in their order. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = foldSound(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, hint = '' }) => {
    const where = foldSound(`${label} ${hint}`)
    return words.every((word) => where.includes(word))
  })
}

/** The option that is called exactly like the text. */
export function optionNamed(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const name = fold(text.trim())
  return options.find((option) => fold(option.label) === name)
}

/** The lines to show; what could be made of the text comes last, and not when it is there already. */
export function comboboxRows(
  options: readonly ComboboxOption[],
  text: string,
  creatable: boolean,
): readonly ComboboxRow[] {
  const rows: ComboboxRow[] = options.map((option) => ({
    key: optionKey(option.value),
    kind: 'option',
    option,
  }))
  const name = text.trim()
  if (creatable && name !== '' && !optionNamed(options, name))
    rows.push({ key: 'create', kind: 'create', text: name })
  return rows
}

export const isChoosable = (row: ComboboxRow): boolean =>
  row.kind !== 'option' || row.option.disabled !== true

/** What is drawn one below the other, all equally tall: the lines, and the headings of their groups. */
export type ComboboxLine =
  | { kind: 'heading'; key: string; group: string }
  | { kind: 'row'; key: string; group: string | undefined; row: ComboboxRow }

export function comboboxLines(rows: readonly ComboboxRow[]): readonly ComboboxLine[] {
  let before: string | undefined
  return rows.flatMap((row): ComboboxLine[] => {
    const group = row.kind === 'option' ? row.option.group : undefined
    const line: ComboboxLine = { kind: 'row', key: row.key, group, row }
    const isNew = group !== undefined && group !== before
    before = group
    return isNew ? [{ kind: 'heading', key: `#${row.key}`, group }, line] : [line]
  })
}

export interface ComboboxState {
  open: boolean
  /** What was typed since the last choice; undefined while nothing was: then the choice stands in the input. */
  typed: string | undefined
  /** The line that the arrows are on, by its key. */
  active: string | undefined
}

export type ComboboxEvent =
  | { type: 'typed'; text: string }
  | { type: 'opened' }
  | { type: 'pointed'; key: string }
  /** An arrow or page key. `keys` are those of the lines that can be chosen; `chosen` is where a closed list starts. */
  | { type: 'moved'; by: ComboboxMove; keys: readonly string[]; chosen?: string | undefined }
  /** Something was chosen; the list of a multiple choice stays open. */
  | { type: 'chosen'; stays: boolean }
  | { type: 'closed' }

export type ComboboxMove = 'next' | 'previous' | 'pageDown' | 'pageUp'

/** How many lines Page Up and Page Down move. */
export const PAGE = 10

export const closedCombobox: ComboboxState = { open: false, typed: undefined, active: undefined }

export function reduceCombobox(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed':
      return { open: true, typed: event.text, active: undefined }
    case 'opened':
      return { ...state, open: true }
    case 'pointed':
      return { ...state, active: event.key }
    case 'moved':
      return { ...state, open: true, active: moved(state, event) }
    case 'chosen':
      return event.stays ? { ...state, typed: undefined } : closedCombobox
    case 'closed':
      return closedCombobox
  }
}

function moved(
  state: ComboboxState,
  { by, keys, chosen }: Extract<ComboboxEvent, { type: 'moved' }>,
): string | undefined {
  const last = keys.length - 1
  const at = keys.indexOf(activeKey(state, keys) ?? '')
  if (!state.open || at === -1) {
    if (chosen !== undefined && keys.includes(chosen)) return chosen
    return by === 'next' || by === 'pageDown' ? keys[0] : keys[last]
  }
  switch (by) {
    case 'next':
      return keys[at === last ? 0 : at + 1]
    case 'previous':
      return keys[at === 0 ? last : at - 1]
    case 'pageDown':
      return keys[Math.min(at + PAGE, last)]
    case 'pageUp':
      return keys[Math.max(at - PAGE, 0)]
  }
}

/** The line that Enter takes: where the arrows are, else the first that fits what is typed. */
export function activeKey(
  { open, typed, active }: ComboboxState,
  keys: readonly string[],
): string | undefined {
  if (!open) return undefined
  if (active !== undefined && keys.includes(active)) return active
  return typed === undefined || typed.trim() === '' ? undefined : keys[0]
}

/** Lists longer than `all` draw only the lines in sight, and `spare` on each side. */
export const WINDOW = { all: 100, spare: 8 } as const

/** Which lines to draw, from and to (exclusive), when all are equally tall. */
export function rowWindow(
  count: number,
  rowHeight: number,
  scrollTop: number,
  viewHeight: number,
): { from: number; to: number } {
  if (count <= WINDOW.all) return { from: 0, to: count }
  const first = Math.floor(scrollTop / rowHeight)
  const seen = Math.ceil(viewHeight / rowHeight) + 1
  const from = Math.max(0, Math.min(first - WINDOW.spare, count - 1))
  return { from, to: Math.min(count, first + seen + WINDOW.spare) }
}

/** How far to scroll so that the line is in sight, moving no more than needed. */
export function scrollToRow(at: number, rowHeight: number, scrollTop: number, viewHeight: number): number {
  const top = at * rowHeight
  if (top < scrollTop) return top
  return Math.max(scrollTop, top + rowHeight - viewHeight)
}
