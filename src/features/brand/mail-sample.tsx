import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { systemValues } from '#domain/brand/system-values'
import { MailFrame } from '#features/editor/mail-frame'
import { toHtml } from '#mail/render'
import { emptyContact, resolve } from '#mail/resolve'
import type { SampleProps } from './preview-kinds.ts'
import { sampleMail } from './sample-mail.ts'
import { messages } from './brand-preview.messages.ts'

/** A mail in the look of the brand, written by the renderer of mails (SET-64). */
export function MailSample({ brand, lang, scheme }: SampleProps) {
  const intl = useIntl()
  const html = useMemo(() => {
    const system = systemValues(brand, lang === 'ja')
    const mail = resolve(sampleMail(brand, lang), emptyContact, { now: 0, timezone: 'UTC', system })
    return toHtml(mail, { output: 'final', brand: brand.colors, addresses: {} })
  }, [brand, lang])
  return <MailFrame title={intl.formatMessage(messages.mailFrame)} html={html} scheme={scheme} />
}
