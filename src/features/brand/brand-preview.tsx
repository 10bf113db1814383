import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { Card } from '#components/card'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { previewKinds } from './preview-kinds.ts'
import { sampleLanguages, type SampleLanguage } from './sample-mail.ts'
import { messages } from './brand-preview.messages.ts'
import * as styles from './brand-preview.css.ts'

const schemes = ['light', 'dark'] as const
const devices = ['desktop', 'phone'] as const
/** Languages are called as they call themselves. */
const languageNames: Readonly<Record<SampleLanguage, string>> = { en: 'EN', ja: '日本語' }

/** What readers get in the look of the brand, drawn as the brand is typed. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const intl = useIntl()
  const [kindId, setKindId] = useState(previewKinds[0].id)
  const [lang, setLang] = useState<SampleLanguage>(intl.locale.startsWith('ja') ? 'ja' : 'en')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  const [device, setDevice] = useState<(typeof devices)[number]>('phone')
  const { Sample } = previewKinds.find(({ id }) => id === kindId) ?? previewKinds[0]
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <Stack gap={3}>
        <Inline>
          {previewKinds.length > 1 ? (
            <SegmentedControl
              label={intl.formatMessage(messages.kind)}
              value={kindId}
              onValueChange={setKindId}
              options={previewKinds.map(({ id, label }) => ({ value: id, label: intl.formatMessage(label) }))}
            />
          ) : null}
          <SegmentedControl
            label={intl.formatMessage(messages.device)}
            value={device}
            onValueChange={setDevice}
            options={devices.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
          <SegmentedControl
            label={intl.formatMessage(messages.scheme)}
            value={scheme}
            onValueChange={setScheme}
            options={schemes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
          <SegmentedControl
            label={intl.formatMessage(messages.language)}
            value={lang}
            onValueChange={setLang}
            options={sampleLanguages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          />
        </Inline>
        {/* What scrolls must be reached by the keyboard. */}
        <div
          className={styles.stage}
          tabIndex={0}
          role="region"
          aria-label={intl.formatMessage(messages.stage)}
        >
          <div className={styles.screen} data-device={device}>
            <Sample brand={brand} lang={lang} scheme={scheme} device={device} />
          </div>
        </div>
      </Stack>
    </Card>
  )
}
