import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { Brand } from '#api/brand'
import { FormSample } from './form-sample.tsx'
import { MailSample } from './mail-sample.tsx'
import type { SampleLanguage } from './sample-mail.ts'
import { messages } from './brand-preview.messages.ts'

/** What every sample of the brand is given. */
export interface SampleProps {
  /** The brand as it is typed. */
  brand: Brand
  lang: SampleLanguage
  scheme: 'light' | 'dark'
  device: 'desktop' | 'phone'
}

interface PreviewKind {
  id: string
  label: MessageDescriptor
  Sample: ComponentType<SampleProps>
}

/** What the brand is shown on, the first of them at first. With more than one there is a choice. */
export const previewKinds: readonly [PreviewKind, ...PreviewKind[]] = [
  { id: 'mail', label: messages.mail, Sample: MailSample },
  { id: 'form', label: messages.form, Sample: FormSample },
]
