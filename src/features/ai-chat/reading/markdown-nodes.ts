/** What stands within a line. */
export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em' | 'del'; children: readonly Inline[] }
  /** `href` has been checked; undefined: it was refused, and only the words are shown. */
  | { kind: 'link'; href: string | undefined; children: readonly Inline[] }
  /** `src` has been checked, not yet where it comes from. */
  | { kind: 'image'; src: string | undefined; href: string | undefined; alt: string }
  | { kind: 'break' }

export interface ListItem {
  /** undefined: no task. */
  done: boolean | undefined
  children: readonly Block[]
}

export type Align = 'start' | 'center' | 'end' | undefined

export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'heading'; level: number; children: readonly Inline[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'quote'; children: readonly Block[] }
  /** `start`: the number of the first item; undefined: it has no numbers. */
  | { kind: 'list'; start: number | undefined; items: readonly ListItem[] }
  | { kind: 'table'; align: readonly Align[]; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'rule' }

export type Cell = readonly Inline[]
