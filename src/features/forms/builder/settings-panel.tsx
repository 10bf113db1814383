import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Form } from '#api/forms'
import { DateTimeField, dateTimeAt, momentOf, type DateTimeValue } from '#components/date-time-field'
import { Stack } from '#components/layout'
import { NumberField } from '#components/number-field'
import { RadioGroup } from '#components/radio-group'
import { Section } from '#components/section'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { TagList } from '#components/tag-list'
import { TextArea, TextField } from '#components/text-field'
import { ListsField } from '#features/mailing-lists/lists-field'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { httpsAddress } from '#lib/https-address'
import { ownTimezone } from '#lib/time-zones'
import { FORM, type DraftProblem } from './builder-draft.model.ts'
import { MailFields, type MailKind } from './mail-fields.tsx'
import type { Builder } from './use-builder.ts'
import { messages } from './settings-panel.messages.ts'

export interface SettingsPanelProps {
  builder: Pick<Builder, 'draft' | 'change' | 'changeSettings'>
  problems: readonly DraftProblem[]
  /** Where senders are made. */
  sendersHref: string
}

type Settings = Form['settings']

const shapes = ['inline', 'popup', 'page'] as const
const optIns = ['single', 'double'] as const
const successes = ['message', 'redirect'] as const
const locales = ['auto', 'en', 'ja'] as const

/** What the form does with what is sent, and when it takes it (FRM-56). */
export function SettingsPanel({ builder, problems, sendersHref }: SettingsPanelProps) {
  const intl = useIntl()
  const { draft, change, changeSettings } = builder
  const { settings, kind } = draft
  const mail = (which: MailKind) => (
    <MailFields
      kind={which}
      mail={settings[which]}
      noSender={problems.includes(which)}
      sendersHref={sendersHref}
      onMailChange={(next, place) => changeSettings({ [which]: next }, place && `${which} ${place}`)}
    />
  )
  return (
    <Stack gap={6}>
      <Section title={intl.formatMessage(messages.subscription)} level={2}>
        <div data-target="mailingListIds">
          <ListsField
            label={intl.formatMessage(messages.lists)}
            value={settings.mailingListIds}
            onValueChange={(ids) => changeSettings({ mailingListIds: [...ids] })}
          />
        </div>
        <RadioGroup
          label={intl.formatMessage(messages.optIn)}
          value={settings.optIn}
          onValueChange={(optIn) => changeSettings({ optIn })}
          options={optIns.map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
            hint: intl.formatMessage(value === 'double' ? messages.doubleHint : messages.singleHint),
          }))}
        />
        {settings.optIn === 'double' ? <div data-target="optInMail">{mail('optInMail')}</div> : null}
        <div data-target="welcome">{mail('welcome')}</div>
      </Section>
      <Section title={intl.formatMessage(messages.afterwards)} level={2}>
        <AfterSubmitting settings={settings} problems={problems} changeSettings={changeSettings} />
      </Section>
      <Section title={intl.formatMessage(messages.team)} level={2}>
        <TagList
          label={intl.formatMessage(messages.notify)}
          hint={intl.formatMessage(messages.notifyHint, { most: FORM.notifyMax })}
          tags={settings.notify}
          accepts={(text) => isEmailAddress(normalizeEmail(text))}
          max={FORM.notifyMax}
          inputMode="email"
          onTagsChange={(notify) => changeSettings({ notify: [...new Set(notify.map(normalizeEmail))] })}
        />
      </Section>
      <Section title={intl.formatMessage(messages.robots)} level={2}>
        <Switch
          label={intl.formatMessage(messages.honeypot)}
          hint={intl.formatMessage(messages.honeypotHint)}
          checked={settings.honeypot}
          onCheckedChange={(honeypot) => changeSettings({ honeypot })}
        />
        <Switch
          label={intl.formatMessage(messages.captcha)}
          hint={intl.formatMessage(messages.captchaHint)}
          checked={settings.captcha}
          onCheckedChange={(captcha) => changeSettings({ captcha })}
        />
        <TagList
          label={intl.formatMessage(messages.origins)}
          hint={intl.formatMessage(messages.originsHint)}
          tags={settings.allowedOrigins}
          accepts={(text) => isOrigin(originOf(text))}
          max={FORM.originsMax}
          inputMode="url"
          onTagsChange={(origins) => changeSettings({ allowedOrigins: [...new Set(origins.map(originOf))] })}
        />
      </Section>
      <Section title={intl.formatMessage(messages.limits)} level={2}>
        <Limits settings={settings} changeSettings={changeSettings} />
        <TextArea
          label={intl.formatMessage(messages.closedText)}
          hint={intl.formatMessage(messages.closedHint)}
          rows={2}
          maxLength={FORM.textMax}
          value={settings.closedText}
          onValueChange={(closedText) => changeSettings({ closedText }, 'closedText')}
        />
      </Section>
      <Section title={intl.formatMessage(messages.appearance)} level={2}>
        <Select
          label={intl.formatMessage(messages.kind)}
          hint={intl.formatMessage(messages.kindHint)}
          value={kind}
          options={shapes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          onValueChange={(value) => change({ kind: value })}
        />
        <Select
          label={intl.formatMessage(messages.locale)}
          value={settings.locale}
          options={locales.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          onValueChange={(locale) => changeSettings({ locale })}
        />
      </Section>
    </Stack>
  )
}

interface PartProps {
  settings: Settings
  changeSettings: Builder['changeSettings']
}

function AfterSubmitting({
  settings,
  problems,
  changeSettings,
}: PartProps & Pick<SettingsPanelProps, 'problems'>) {
  const intl = useIntl()
  const { success, alreadyText, errorText = '' } = settings
  // Whoever looks at the other choice finds again what was typed in this one.
  const [kept, setKept] = useState({ text: '', url: '' })
  return (
    <>
      <RadioGroup
        label={intl.formatMessage(messages.success)}
        value={success.kind}
        onValueChange={(kind) => {
          setKept(
            success.kind === 'message' ? { ...kept, text: success.text } : { ...kept, url: success.url },
          )
          changeSettings({
            success: kind === 'message' ? { kind, text: kept.text } : { kind, url: kept.url },
          })
        }}
        options={successes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
      />
      <div data-target="success">
        {success.kind === 'message' ? (
          <TextArea
            label={intl.formatMessage(messages.successText)}
            rows={3}
            maxLength={FORM.textMax}
            value={success.text}
            onValueChange={(text) => changeSettings({ success: { kind: 'message', text } }, 'success')}
          />
        ) : (
          <TextField
            label={intl.formatMessage(messages.successUrl)}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={2048}
            value={success.url}
            error={problems.includes('redirect') ? intl.formatMessage(messages.urlWrong) : undefined}
            onValueChange={(url) => changeSettings({ success: { kind: 'redirect', url } }, 'success')}
            onBlur={() => {
              const url = httpsAddress(success.url)
              if (url && url !== success.url)
                changeSettings({ success: { kind: 'redirect', url } }, 'success')
            }}
          />
        )}
      </div>
      <TextArea
        label={intl.formatMessage(messages.alreadyText)}
        hint={intl.formatMessage(messages.alreadyHint)}
        rows={2}
        maxLength={FORM.textMax}
        value={alreadyText}
        onValueChange={(text) => changeSettings({ alreadyText: text }, 'alreadyText')}
      />
      <TextArea
        label={intl.formatMessage(messages.errorText)}
        hint={intl.formatMessage(messages.errorHint)}
        rows={2}
        maxLength={FORM.textMax}
        value={errorText}
        onValueChange={(text) => changeSettings({ errorText: text === '' ? undefined : text }, 'errorText')}
      />
    </>
  )
}

const moments = ['opensAt', 'closesAt'] as const

function Limits({ settings, changeSettings }: PartProps) {
  const intl = useIntl()
  const { maxSubmissions } = settings
  const [typed, setTyped] = useState<number | null>()
  const isWrong = typeof typed === 'number' && !(Number.isInteger(typed) && typed >= 1)
  return (
    <>
      {moments.map((moment) => (
        <div key={moment} data-target={moment}>
          <Moment
            label={intl.formatMessage(messages[moment])}
            value={settings[moment]}
            error={
              moment === 'closesAt' &&
              settings.opensAt !== undefined &&
              settings.closesAt !== undefined &&
              settings.opensAt >= settings.closesAt
                ? intl.formatMessage(messages.rangeWrong)
                : undefined
            }
            onValueChange={(value) => changeSettings({ [moment]: value })}
          />
        </div>
      ))}
      <NumberField
        label={intl.formatMessage(messages.maxSubmissions)}
        hint={intl.formatMessage(messages.maxHint)}
        min={1}
        value={isWrong ? (typed ?? null) : (maxSubmissions ?? null)}
        onValueChange={(value) => {
          setTyped(value)
          if (value === null) changeSettings({ maxSubmissions: undefined }, 'max')
          else if (Number.isInteger(value) && value >= 1) changeSettings({ maxSubmissions: value }, 'max')
        }}
      />
    </>
  )
}

interface MomentProps {
  label: string
  value: string | undefined
  error: string | undefined
  onValueChange: (value: string | undefined) => void
}

/** A moment, or none. What is typed and is no moment yet stays typed. */
function Moment({ label, value, error, onValueChange }: MomentProps) {
  const intl = useIntl()
  const timezone = intl.timeZone ?? ownTimezone()
  const [typed, setTyped] = useState<{ of: string | undefined; as: DateTimeValue }>()
  const stored =
    value === undefined ? { date: '', time: '', timezone } : dateTimeAt(Date.parse(value), timezone)
  return (
    <DateTimeField
      label={label}
      error={error}
      value={typed && typed.of === value ? typed.as : stored}
      onValueChange={(next) => {
        const at = momentOf(next)
        const isEmpty = next.date === '' && next.time === ''
        const meant = at === undefined ? (isEmpty ? undefined : value) : new Date(at).toISOString()
        setTyped({ of: meant, as: next })
        if (meant !== value) onValueChange(meant)
      }}
    />
  )
}

/** The origin that is meant by what somebody typed, such as the address of a page. */
function originOf(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address).origin : text
}

const isOrigin = (text: string): boolean =>
  text.length <= 300 &&
  /^(https:\/\/[a-z0-9.-]+\.[a-z0-9-]+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)$/.test(text)
