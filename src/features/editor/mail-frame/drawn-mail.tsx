import { useMemo } from 'react'
import { useEditorData } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import { toHtml } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import { MailFrame } from './mail-frame.tsx'
import { systemValues } from '#domain/brand/system-values'
import * as styles from './mail-frame.css.ts'

export interface DrawnMailProps {
  /** Names the frame for screen readers. */
  title: string
  document: EmailDocument
}

/** A document as our renderer writes it, for a contact with nothing filled in. */
export function DrawnMail({ title, document }: DrawnMailProps) {
  const { brand } = useEditorData()
  const html = useMemo(() => {
    const system = systemValues(brand, document.settings.lang.startsWith('ja'))
    const resolved = resolve(document, emptyContact, { now: 0, timezone: 'UTC', system })
    return toHtml(resolved, { output: 'final', brand: brand?.colors })
  }, [document, brand])
  return (
    <div className={styles.drawn}>
      <MailFrame title={title} html={html} />
    </div>
  )
}
