import { useId, type ReactNode } from 'react'
import * as styles from './form.css.ts'

export interface FormSectionProps {
  /** What its fields are about; names the region. */
  title: string
  /** What is set here and what it is for. */
  description?: ReactNode
  /** @default 2 */
  headingLevel?: 2 | 3 | 4
  /** The fields. */
  children: ReactNode
}

/** Fields of a form that belong together: what they are about stands beside them, or above where it is narrow. */
export function FormSection({ title, description, headingLevel = 2, children }: FormSectionProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {description === undefined ? null : <div className={styles.description}>{description}</div>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}
