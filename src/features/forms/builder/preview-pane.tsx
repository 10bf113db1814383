import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Inline } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import type { PublicForm } from '#domain/forms/public-form'
import { FormView } from '#features/forms/form-view'
import { drawnFields, type FormLanguage } from '#form-render'
import { messages } from './builder.messages.ts'
import * as styles from './builder.css.ts'

export interface PreviewPaneProps {
  form: PublicForm
  language: FormLanguage
  onLanguageChange: (language: FormLanguage) => void
  selected: string | undefined
  onSelect: (fieldId: string) => void
  /** A submission asks for a confirmation by mail. */
  isDouble: boolean
}

const devices = ['desktop', 'phone'] as const
const pages = ['light', 'dark'] as const
const languages = ['en', 'ja'] as const
/** Languages are called as they call themselves. */
const languageNames = { en: 'EN', ja: '日本語' } as const

/** The form as visitors will see it, drawn by the script of customers' pages: it can be tried, and sends nothing (FRM-54). */
export function PreviewPane({
  form,
  language,
  onLanguageChange,
  selected,
  onSelect,
  isDouble,
}: PreviewPaneProps) {
  const intl = useIntl()
  const [device, setDevice] = useState<(typeof devices)[number]>('desktop')
  const [page, setPage] = useState<(typeof pages)[number]>('light')
  const [round, setRound] = useState(0)
  const [isSent, setSent] = useState<PublicForm>()
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = drawnFields(stage.current)
    for (const [place, element] of fields.entries())
      element.toggleAttribute('data-marked', selected !== undefined && form.fields[place]?.id === selected)
  }, [form, language, selected, round])
  const onClick = (event: MouseEvent) => {
    const path = new Set(event.nativeEvent.composedPath())
    const id = form.fields[drawnFields(stage.current).findIndex((element) => path.has(element))]?.id
    if (id !== undefined && id !== selected) onSelect(id)
  }
  return (
    <>
      <div className={styles.stageBar}>
        <Inline>
          <SegmentedControl
            label={intl.formatMessage(messages.device)}
            value={device}
            onValueChange={setDevice}
            options={devices.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
          <SegmentedControl
            label={intl.formatMessage(messages.page)}
            value={page}
            onValueChange={setPage}
            options={pages.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
          <SegmentedControl
            label={intl.formatMessage(messages.language)}
            value={language}
            onValueChange={onLanguageChange}
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          />
          {isSent === form ? (
            <Button
              size="small"
              onClick={() => {
                setRound(round + 1)
                setSent(undefined)
              }}
            >
              {intl.formatMessage(messages.again)}
            </Button>
          ) : null}
        </Inline>
      </div>
      {/* What scrolls must be reached by the keyboard. */}
      <div
        className={styles.stage}
        data-page={page}
        tabIndex={0}
        role="region"
        aria-label={intl.formatMessage(messages.preview)}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a second way: by keyboard fields are selected in the list */}
        <div ref={stage} className={styles.screen} data-device={device} onClick={onClick}>
          <FormView
            key={round}
            form={form}
            language={language}
            send={async () => {
              setSent(form)
              return { outcome: 'sent', confirm: isDouble }
            }}
          />
        </div>
      </div>
    </>
  )
}
