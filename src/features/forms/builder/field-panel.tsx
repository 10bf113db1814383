import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash from 'lucide-react/icons/trash'
import { useIntl } from 'react-intl'
import type { FormField } from '#api/forms'
import type { SchemaProperty } from '#api/schemas'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import { TextArea, TextField } from '#components/text-field'
import { possibleConditions, withChanged, withRenamed } from '#domain/forms/field-edits'
import {
  FIELDS,
  isEmailField,
  withCopy,
  withMoved,
  withoutField,
  type Fields,
} from '#domain/forms/form-fields'
import { isFillable } from '#domain/forms/new-field'
import type { PublicField } from '#domain/forms/public-form'
import type { FormLanguage } from '#form-render'
import { propertyLabel } from '#lib/property-label'
import { fieldTitle, kindName } from '#features/forms/field-names'
import { FORM } from './builder-draft.model.ts'
import { ConditionFields } from './condition-fields.tsx'
import { DefaultField } from './default-field.tsx'
import { HiddenName } from './hidden-name.tsx'
import { ImageParts } from './image-parts.tsx'
import { OptionLabels } from './option-labels.tsx'
import { RuleFields } from './rule-fields.tsx'
import { messages } from './field-panel.messages.ts'

export interface FieldPanelProps {
  fields: Fields
  field: FormField
  /** All of them as visitors get them, with their controls and choices. */
  shownFields: readonly PublicField[]
  properties: readonly SchemaProperty[] | undefined
  language: FormLanguage
  onFieldsChange: (fields: Fields, place?: string) => void
  onSelect: (fieldId: string | undefined) => void
}

const other = { en: 'ja', ja: 'en' } as const
const widths = ['full', 'half'] as const

/** What is set for one field: its words in the language that is shown, what it fills, and when it is shown (FRM-55). */
export function FieldPanel(props: FieldPanelProps) {
  const intl = useIntl()
  const { fields, field, shownFields, properties, language, onFieldsChange, onSelect } = props
  const { id, type, label, required, width } = field
  const isEmail = isEmailField(field)
  const isAsked = type === 'property' || type === 'consent' || type === 'list_choice'
  const place = fields.findIndex((one) => one.id === id)
  const shown: PublicField = shownFields.find((one) => one.id === id) ?? { ...field, control: 'none' }
  const change = (part: Partial<FormField>, where?: string) =>
    onFieldsChange(withChanged(fields, id, part), where && `${id} ${where}`)
  const words = (key: 'label' | 'placeholder' | 'help') => field[key]?.[language] ?? ''
  const changeWords = (key: 'placeholder' | 'help', text: string) => {
    const { [language]: _, ...rest } = field[key] ?? {}
    const next = text === '' ? rest : { ...rest, [language]: text }
    change({ [key]: Object.keys(next).length === 0 ? undefined : next }, key)
  }
  const copied = withCopy(fields, id)
  const isOnlyEmail = isEmail && withoutField(fields, id) === fields
  const free = (properties ?? []).filter(
    (property) =>
      property.key === field.propertyKey ||
      (isFillable(property) && !fields.some(({ propertyKey }) => propertyKey === property.key)),
  )
  const LabelField = type === 'text' || type === 'consent' ? TextArea : TextField
  return (
    <Stack>
      <Inline nowrap>
        <Stack gap={0} grow>
          <Text as="h2" size={16} wrap="clip" title={fieldTitle(intl, field)}>
            {fieldTitle(intl, field)}
          </Text>
          <Text tone="muted" size={12}>
            {kindName(intl, field)}
          </Text>
        </Stack>
        <Inline gap={0} nowrap role="group" aria-label={intl.formatMessage(messages.tools)}>
          <IconButton
            size="small"
            label={intl.formatMessage(messages.up)}
            icon={<Icon of={ArrowUp} />}
            disabled={place <= 0}
            onClick={() => onFieldsChange(withMoved(fields, id, place - 1))}
          />
          <IconButton
            size="small"
            label={intl.formatMessage(messages.down)}
            icon={<Icon of={ArrowDown} />}
            disabled={place === fields.length - 1}
            onClick={() => onFieldsChange(withMoved(fields, id, place + 1))}
          />
          <IconButton
            size="small"
            label={intl.formatMessage(messages.duplicate)}
            tooltip={
              isEmail
                ? intl.formatMessage(messages.emailOnce)
                : copied
                  ? intl.formatMessage(messages.duplicate)
                  : intl.formatMessage(messages.tooMany, { most: FIELDS.most })
            }
            icon={<Icon of={Copy} />}
            disabled={!copied}
            onClick={() => {
              if (!copied) return
              onFieldsChange(copied.fields)
              onSelect(copied.id)
            }}
          />
          <IconButton
            size="small"
            label={intl.formatMessage(messages.remove)}
            tooltip={intl.formatMessage(isOnlyEmail ? messages.emailStays : messages.remove)}
            icon={<Icon of={Trash} />}
            disabled={isOnlyEmail}
            onClick={() => {
              const next = withoutField(fields, id)
              onFieldsChange(next)
              onSelect((next[place] ?? next.at(-1))?.id)
            }}
          />
        </Inline>
      </Inline>
      {type === 'divider' ? null : (
        <LabelField
          data-target="label"
          label={intl.formatMessage(
            type === 'image' ? messages.alt : isAsked || type === 'hidden' ? messages.label : messages.words,
            { language },
          )}
          lang={language}
          maxLength={FORM.labelMax}
          value={label[language]}
          hint={
            label[language].trim() === '' && label[other[language]].trim() !== ''
              ? intl.formatMessage(messages.labelElsewhere, { label: label[other[language]] })
              : undefined
          }
          onValueChange={(text: string) =>
            change({ label: { ...label, [language]: text } }, `label ${language}`)
          }
        />
      )}
      {type === 'property' &&
      shown.control !== 'checkbox' &&
      shown.control !== 'checkboxes' &&
      shown.control !== 'select' ? (
        <TextField
          label={intl.formatMessage(messages.placeholder, { language })}
          lang={language}
          maxLength={FORM.labelMax}
          value={words('placeholder')}
          onValueChange={(text) => changeWords('placeholder', text)}
        />
      ) : null}
      {isAsked ? (
        <TextField
          label={intl.formatMessage(messages.help, { language })}
          lang={language}
          maxLength={FORM.helpMax}
          value={words('help')}
          onValueChange={(text) => changeWords('help', text)}
        />
      ) : null}
      {type === 'hidden' ? (
        <HiddenName
          key={id}
          fields={fields}
          field={field}
          onRename={(name) => {
            onFieldsChange(withRenamed(fields, id, name))
            onSelect(name)
          }}
        />
      ) : null}
      {(type === 'property' || type === 'hidden') && !isEmail ? (
        <Select
          label={intl.formatMessage(messages.property)}
          hint={type === 'hidden' ? intl.formatMessage(messages.propertyOptional) : undefined}
          value={field.propertyKey ?? (type === 'hidden' ? NONE : '')}
          placeholder={intl.formatMessage(messages.propertyMissing)}
          options={[
            ...(type === 'hidden' ? [{ value: NONE, label: intl.formatMessage(messages.noProperty) }] : []),
            ...(field.propertyKey !== undefined && !free.some(({ key }) => key === field.propertyKey)
              ? [{ value: field.propertyKey, label: field.propertyKey }]
              : []),
            ...free.map((property) => ({ value: property.key, label: propertyLabel(intl, property) })),
          ]}
          onValueChange={(key) =>
            change({
              propertyKey: key === NONE ? undefined : key,
              // Choices, rules and what is filled in beforehand were those of the other property.
              options: undefined,
              rules: undefined,
              defaultValue: undefined,
            })
          }
        />
      ) : null}
      {type === 'image' ? <ImageParts key={id} field={field} onChange={change} /> : null}
      {isAsked ? (
        <Switch
          label={intl.formatMessage(messages.required)}
          hint={
            isEmail
              ? intl.formatMessage(messages.emailRequired)
              : type === 'consent'
                ? intl.formatMessage(messages.consentRequired)
                : undefined
          }
          checked={required}
          readOnly={isEmail && required}
          onCheckedChange={(checked) => change({ required: checked })}
        />
      ) : null}
      {type === 'hidden' ? null : (
        <Stack gap={1}>
          <Text size={13}>{intl.formatMessage(messages.width)}</Text>
          <SegmentedControl
            label={intl.formatMessage(messages.width)}
            value={width}
            onValueChange={(value) => change({ width: value })}
            options={widths.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        </Stack>
      )}
      <OptionLabels field={field} shown={shown} onChange={change} />
      <DefaultField field={field} shown={shown} onChange={change} />
      <RuleFields
        key={`rules ${id} ${field.propertyKey ?? ''}`}
        field={field}
        shown={shown}
        onChange={change}
      />
      {isEmail ? null : (
        <ConditionFields field={field} possible={possibleConditions(shownFields, id)} onChange={change} />
      )}
    </Stack>
  )
}

/** Of a choice of properties: none of them. */
const NONE = '-'
