import { useMemo } from 'react'
import { newFormOf } from '#domain/forms/form-starters'
import { publicFormOf, type PublicForm } from '#domain/forms/public-form'
import { FormView } from '#features/forms/form-view'
import type { SampleProps } from './preview-kinds.ts'
import * as styles from './brand-preview.css.ts'

const sample = newFormOf('newsletter', { name: 'Newsletter', locale: 'en', lists: [] })

/** A form that people join with, in the look of the brand, drawn by the script of customers' pages; it sends nothing (SET-64). */
export function FormSample({ brand, lang, scheme, device }: SampleProps) {
  const form = useMemo((): PublicForm | undefined => {
    const { name, kind = 'inline', fields = [], settings, style } = sample
    if (!settings || !style) return undefined
    return publicFormOf(
      { id: 'sample', name, kind, version: 1 },
      { fields, settings, style },
      { isOpen: true, propertyOf: () => undefined, brand },
    )
  }, [brand])
  return form ? (
    <div className={styles.page} data-scheme={scheme} data-device={device}>
      <FormView form={form} language={lang} />
    </div>
  ) : null
}
