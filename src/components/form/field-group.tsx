import type { ReactNode } from 'react'
import { Stack } from '#components/layout'
import * as styles from './form.css.ts'

export interface FieldGroupProps {
  /** What the fields are about together. */
  label: string
  children: ReactNode
}

/** Fields that answer one question together. */
export const FieldGroup = ({ label, children }: FieldGroupProps) => (
  <Stack as="fieldset" gap={3}>
    <legend className={styles.legend}>{label}</legend>
    {children}
  </Stack>
)
