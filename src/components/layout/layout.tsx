import type { ComponentProps, ElementType } from 'react'
import { withDataAttributes } from '#lib/data-attributes'
import type { Gap, Measure, Padding } from './layout-steps.ts'
import * as styles from './layout.css.ts'

type LayoutTag =
  | 'div'
  | 'span'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'section'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'form'
  | 'fieldset'

interface Steps {
  /** Between the children, a step of the space scale. */
  gap?: Gap
  /** Around the children: a step, or the margin of a page. @default none */
  padding?: Padding
  /** Where children are placed across the direction of the layout. */
  align?: 'start' | 'center' | 'end'
  /** Where children are placed along the direction of the layout. @default start */
  justify?: 'center' | 'end' | 'space-between'
  /** Fills its parent up to this width, and is centered in it. */
  measure?: Measure
  /** In a row or column, takes the room that is left; with `control`, wraps below that width. */
  grow?: true | 'control'
}

/** What all layouts take: an element, its own attributes, and steps of the scales. */
type LayoutProps<Tag extends LayoutTag> = Omit<ComponentProps<Tag>, 'className' | 'style'> & {
  /** The element. @default div */
  as?: Tag
} & Steps

export type StackProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** Lines between the children, in place of the gap. @default false */
  divided?: boolean
}

export type InlineProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** Keeps one line; what is too long has to end in an ellipsis. @default false */
  nowrap?: boolean
  /** Pushes the last child to the end of the line. @default false */
  push?: boolean
}

export type ColumnsProps<Tag extends LayoutTag> = LayoutProps<Tag> & {
  /** The least width of a column, a measure. @default control */
  least?: 'figure' | 'control' | 'column'
  /** Which of two columns takes two thirds; `alone`: one that is alone in its row takes all of it. @default all are equal */
  wide?: 'first' | 'last' | 'alone'
  /** A few columns are no wider than many. @default false */
  keep?: boolean
}

/** The props that are steps of a scale, or switches. */
const STEPS = 'gap padding align justify measure grow divided nowrap push least wide keep'.split(' ')

/** The element of a layout and its attributes. Its steps reach the styles as `data-` attributes. */
const partsOf = ({ as: Element = 'div', ...props }: { as?: ElementType }) => ({
  Element,
  attributes: withDataAttributes(props, STEPS),
})

/** Children below one another, 16 px apart if not said otherwise. */
export function Stack<Tag extends LayoutTag = 'div'>(props: StackProps<Tag>) {
  const { Element, attributes } = partsOf(props)
  return <Element {...attributes} className={styles.stack} />
}

/** Children beside one another on one middle, 8 px apart if not said otherwise; they wrap where there is no room. */
export function Inline<Tag extends LayoutTag = 'div'>(props: InlineProps<Tag>) {
  const { Element, attributes } = partsOf(props)
  return <Element {...attributes} className={styles.inline} />
}

/** As many equal columns as there is room for, 16 px apart if not said otherwise; one where it is narrow. */
export function Columns<Tag extends LayoutTag = 'div'>(props: ColumnsProps<Tag>) {
  const { Element, attributes } = partsOf(props)
  return <Element {...attributes} className={styles.columns} />
}
