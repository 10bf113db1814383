import { useState } from 'react'
import Languages from 'lucide-react/icons/languages'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { deferred } from '#components/deferred'
import { KeepsFocus } from '#components/editing'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Section } from '#components/section'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import { TextField } from '#components/text-field'
import {
  ChoiceField,
  PixelsField,
  ThemeColourField,
  TypedTextField,
  useReadOnly,
  useSettings,
  useSettingsEdit,
  WordsField,
} from '#features/editor/inspector/fields'
import { blockNames } from '#features/editor/blocks'
import { inlineText } from '#features/editor/variable-text'
import { switchLanguage, useCommandContext } from '#features/editor/canvas'
import { useEditorStore } from '#features/editor/state'
import { addLanguage } from '#mail/twin'
import { MAIL } from '#mail/document/limits'
import { FontField } from './font-field.tsx'
import { messages } from './mail-panel.messages.ts'

const TwinLanguages = deferred(async () => (await import('#features/editor/twin')).TwinLanguages)

/** The settings of the mail as a whole. */
export function MailPanel() {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <Text as="h2" size={16} weight="semibold">
        {intl.formatMessage(blockNames.mail)}
      </Text>
      <GeneralFields />
      <ColourFields />
      <TypeFields />
      <CompatibilityFields />
    </Stack>
  )
}

function GeneralFields() {
  const context = useCommandContext()
  const intl = useIntl()
  const readOnly = useReadOnly()
  const settings = useSettings()
  const edit = useSettingsEdit()
  return (
    <Section title={intl.formatMessage(messages.general)}>
      <TextField
        label={intl.formatMessage(messages.title)}
        hint={intl.formatMessage(messages.titleHint)}
        value={settings.title}
        maxLength={MAIL.labelMax}
        readOnly={readOnly}
        onValueChange={(title) => edit({ title }, 'typing')}
      />
      <WordsField
        label={intl.formatMessage(messages.preheader)}
        hint={intl.formatMessage(messages.preheaderHint, {
          count: Array.from(inlineText(settings.preheader)).length,
        })}
        value={settings.preheader}
        onValueChange={(preheader, how) => edit({ preheader }, how)}
      />
      <KeepsFocus shown={settings.twin !== undefined}>
        {settings.twin ? <TwinLanguages onSwitch={() => switchLanguage(context)} /> : <LanguageField />}
      </KeepsFocus>
      <ChoiceField
        label={intl.formatMessage(messages.direction)}
        value={settings.dir}
        options={[
          { value: 'ltr', label: intl.formatMessage(messages.ltr) },
          { value: 'rtl', label: intl.formatMessage(messages.rtl) },
        ]}
        onValueChange={(dir) => edit({ dir })}
      />
      <PixelsField
        label={intl.formatMessage(messages.width)}
        value={settings.width}
        min={MAIL.widthMin}
        max={MAIL.widthMax}
        step={10}
        onValueChange={(width) => edit({ width }, 'typing')}
      />
      <PixelsField
        label={intl.formatMessage(messages.radius)}
        value={settings.radius}
        max={200}
        onValueChange={(radius) => edit({ radius }, 'typing')}
      />
    </Section>
  )
}

/** By their own names: they are the same in every language. */
const languages = [
  { value: 'ja', label: '日本語' },
  { value: 'en', label: 'English' },
] as const
const isOffered = (lang: string) => languages.some(({ value }) => value === lang)

function LanguageField() {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const store = useEditorStore()
  const { lang } = useSettings()
  const edit = useSettingsEdit()
  const [wantsOther, setWantsOther] = useState(false)
  const isOther = wantsOther || !isOffered(lang)
  return (
    <Stack gap={2}>
      <Select
        label={intl.formatMessage(messages.language)}
        value={isOther ? 'other' : lang}
        disabled={readOnly}
        options={[...languages, { value: 'other', label: intl.formatMessage(messages.languageOther) }]}
        onValueChange={(next) => {
          setWantsOther(next === 'other')
          if (next !== 'other') edit({ lang: next })
        }}
      />
      {isOther ? (
        <TypedTextField
          label={intl.formatMessage(messages.languageCode)}
          value={lang}
          problemOf={(text) =>
            /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*$/.test(text)
              ? undefined
              : intl.formatMessage(messages.languageBad)
          }
          onValueChange={(next) => edit({ lang: next }, 'typing')}
        />
      ) : readOnly ? null : (
        <Inline>
          <Button
            size="small"
            icon={<Icon of={Languages} />}
            onClick={() => void store.apply(addLanguage(lang === 'ja' ? 'en' : 'ja'))}
          >
            {intl.formatMessage(lang === 'ja' ? messages.addEnglish : messages.addJapanese)}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

const colours = ['pageBg', 'contentBg', 'text', 'link', 'buttonBg', 'buttonText', 'divider'] as const

function ColourFields() {
  const intl = useIntl()
  const { theme } = useSettings()
  const edit = useSettingsEdit()
  const onContent = { color: theme.contentBg, name: intl.formatMessage(messages.contentName) }
  const against = {
    text: onContent,
    link: onContent,
    buttonText: { color: theme.buttonBg, name: intl.formatMessage(messages.buttonName) },
  }
  return (
    <Section title={intl.formatMessage(messages.colors)}>
      {colours.map((key) => (
        <ThemeColourField
          key={key}
          label={intl.formatMessage(messages[key])}
          value={theme[key]}
          against={key === 'text' || key === 'link' || key === 'buttonText' ? against[key] : undefined}
          onValueChange={(color, how) => {
            if (color) edit({ theme: { ...theme, [key]: color } }, how)
          }}
        />
      ))}
    </Section>
  )
}

function TypeFields() {
  const intl = useIntl()
  const { font, baseSize } = useSettings()
  const edit = useSettingsEdit()
  return (
    <Section title={intl.formatMessage(messages.fonts)}>
      <FontField
        label={intl.formatMessage(messages.bodyFont)}
        of="body"
        value={font.body}
        onValueChange={(body) => edit({ font: { ...font, body } })}
      />
      <FontField
        label={intl.formatMessage(messages.headingFont)}
        of="heading"
        value={font.heading}
        onValueChange={(heading) => edit({ font: { ...font, heading } })}
      />
      <PixelsField
        label={intl.formatMessage(messages.baseSize)}
        hint={intl.formatMessage(messages.baseSizeHint)}
        value={baseSize}
        min={8}
        max={96}
        onValueChange={(next) => edit({ baseSize: next }, 'typing')}
      />
    </Section>
  )
}

function CompatibilityFields() {
  const intl = useIntl()
  const readOnly = useReadOnly()
  const { outlookClassic, amp } = useSettings()
  const edit = useSettingsEdit()
  return (
    <Section title={intl.formatMessage(messages.compatibility)}>
      <Switch
        label={intl.formatMessage(messages.outlook)}
        hint={intl.formatMessage(messages.outlookHint)}
        checked={outlookClassic}
        readOnly={readOnly}
        onCheckedChange={(next) => edit({ outlookClassic: next })}
      />
      <Switch
        label={intl.formatMessage(messages.amp)}
        hint={intl.formatMessage(messages.ampHint)}
        checked={amp.enabled}
        readOnly={readOnly}
        onCheckedChange={(enabled) => edit({ amp: { enabled } })}
      />
    </Section>
  )
}
