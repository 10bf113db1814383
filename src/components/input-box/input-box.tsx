import type { ReactNode, Ref } from 'react'
import * as styles from './input-box.css.ts'

export interface InputBoxProps {
  /** Fixed words before what is typed: ¥. */
  prefix?: ReactNode
  /** Fixed words after what is typed: %. */
  suffix?: ReactNode
  /** Before the input: a swatch. */
  start?: ReactNode
  /** After it: small buttons. */
  end?: ReactNode
  /** The input alone, with the class `boxedInput`. Its states are those of the box. */
  children: ReactNode
  /** Of the box. */
  ref?: Ref<HTMLDivElement>
}

/** What looks like one field and holds an input together with its buttons. */
export function InputBox({ prefix, suffix, start, end, children, ref }: InputBoxProps) {
  return (
    <div ref={ref} className={styles.box}>
      {start}
      {prefix === undefined ? null : <span className={styles.prefix}>{prefix}</span>}
      {children}
      {suffix === undefined ? null : <span className={styles.suffix}>{suffix}</span>}
      {end ? <span className={styles.end}>{end}</span> : null}
    </div>
  )
}
