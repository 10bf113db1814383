import type { ComponentProps, ElementType } from 'react'
import { withDataAttributes } from '#lib/data-attributes'
import * as styles from './text.css.ts'

export type TextTag =
  | 'p'
  | 'span'
  | 'div'
  | 'strong'
  | 'time'
  | 'code'
  | 'li'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'dt'
  | 'dd'
  | 'legend'

interface Steps {
  /** A step of the type scale. @default that of the text around it */
  size?: 12 | 13 | 16 | 20 | 24
  /** @default that of the text around it */
  tone?: 'muted' | 'warning'
  /** @default that of the element */
  weight?: 'medium' | 'semibold'
  /** Breaks long words anywhere, or ends its only line in an ellipsis. */
  wrap?: 'anywhere' | 'clip'
}

export type TextProps<Tag extends TextTag> = Omit<ComponentProps<Tag>, 'className' | 'style'> & {
  /** The element. @default span */
  as?: Tag
} & Steps

const STEPS = ['size', 'tone', 'weight', 'wrap']

/** Words in a size, tone and weight of the type scale. */
export function Text<Tag extends TextTag = 'span'>(props: TextProps<Tag>) {
  const { as: Element = 'span', ...rest }: { as?: ElementType } = props
  return <Element {...withDataAttributes(rest, STEPS)} className={styles.root} />
}
