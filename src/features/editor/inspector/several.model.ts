import type { AnyNode, Block, Section, ThemeColor } from '#mail/document'
import type { Align } from '#mail/document/values'

/** A node that has settings of its own to share. */
export type Styled = Block | Section

export const isStyled = (node: AnyNode | undefined): node is Styled => node !== undefined && 'type' in node

/** The value that all have in common; undefined where they differ. */
export function shared<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first)) ? first : undefined
}

const aligned = ['text', 'image', 'button', 'social', 'menu', 'footer'] as const
type Aligned = Extract<Styled, { type: (typeof aligned)[number] }>

export const isAligned = (node: Styled): node is Aligned => aligned.some((type) => type === node.type)

/** Where a block is placed as long as nobody says so. */
export const alignOf = (node: Aligned): Align =>
  node.align ?? (node.type === 'social' || node.type === 'menu' ? 'center' : 'left')

export const colourOf = (node: Styled): ThemeColor | undefined =>
  node.type === 'text' || node.type === 'button' ? node.color : undefined
