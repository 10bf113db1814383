import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { Later } from '#components/deferred'
import { Inline } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Skeleton } from '#components/skeleton'
import type { PublicForm } from '#domain/forms/public-form'
import { FormView } from '#features/forms/form-view'
import { drawnFields, type DrawFormOptions, type FormLanguage } from '#form-render'
import { PopUpPreview } from './later-parts.ts'
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
const kinds = ['inline', 'popup'] as const
const languages = ['en', 'ja'] as const
/** Seconds until a pop-up opens by itself, where somebody wants to see that. */
const OPENS_AFTER = 1
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
  const [chosen, setChosen] = useState<{ of: PublicForm['kind']; kind: (typeof kinds)[number] }>()
  // Who changes how the form is shown wants to see it so.
  const kind = chosen?.of === form.kind ? chosen.kind : form.kind === 'popup' ? 'popup' : 'inline'
  const [openAfter, setOpenAfter] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const place = useRef<ParentNode>(null)
  const mark = useCallback(() => {
    for (const [at, element] of drawnFields(place.current).entries())
      element.toggleAttribute('data-marked', selected !== undefined && form.fields[at]?.id === selected)
  }, [form, selected])
  useEffect(() => {
    if (kind === 'inline') place.current = stage.current
    mark()
  }, [mark, language, round, kind])
  const onClick = (event: Event) => {
    const path = new Set(event.composedPath())
    const id = form.fields[drawnFields(place.current).findIndex((element) => path.has(element))]?.id
    if (id !== undefined && id !== selected) onSelect(id)
  }
  const begin = (after?: number) => {
    setRound(round + 1)
    setOpenAfter(after)
    setSent(undefined)
  }
  const send: NonNullable<DrawFormOptions['send']> = async () => {
    setSent(form)
    return { outcome: 'sent', confirm: isDouble }
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
          <SegmentedControl
            label={intl.formatMessage(messages.shownAs)}
            value={kind}
            onValueChange={(next) => {
              setChosen({ of: form.kind, kind: next })
              setOpenAfter(undefined)
            }}
            options={kinds.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
          {kind === 'popup' ? (
            <Button size="small" onClick={() => begin(OPENS_AFTER)}>
              {intl.formatMessage(messages.openAfter, { seconds: OPENS_AFTER })}
            </Button>
          ) : null}
          {isSent === form ? (
            <Button size="small" onClick={() => begin()}>
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
        {kind === 'popup' ? (
          <Later instead={<Skeleton shape="block" />}>
            <PopUpPreview
              key={round}
              form={form}
              language={language}
              device={device}
              label={intl.formatMessage(messages.popUpPage)}
              openAfter={openAfter}
              send={send}
              onDraw={(drawn) => {
                place.current = drawn
                mark()
              }}
              onClick={onClick}
            />
          </Later>
        ) : (
          <>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a second way: by keyboard fields are selected in the list */}
            <div
              ref={stage}
              className={styles.screen}
              data-device={device}
              onClick={({ nativeEvent }) => onClick(nativeEvent)}
            >
              <FormView key={round} form={form} language={language} send={send} />
            </div>
          </>
        )}
      </div>
    </>
  )
}
