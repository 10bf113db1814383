import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { Checkbox } from '#components/checkbox'
import { FieldGroup } from '#components/form'
import { Stack } from '#components/layout'
import { RadioGroup } from '#components/radio-group'
import { TextField } from '#components/text-field'
import { ListsField } from '#features/mailing-lists/lists-field'
import type { ImportRules } from './import-rules.model.ts'
import { messages } from './import-rules-step.messages.ts'

export interface ImportRulesStepProps {
  rules: ImportRules
  /** Only addresses are imported: nothing of a contact can change. */
  addressesOnly: boolean
  /** They come from another product: each is there once, and who left there gets no mail here. */
  moving: boolean
  onRulesChange: (rules: ImportRules) => void
}

/** What holds for every row: existing contacts, lists, consent. */
export function ImportRulesStep({ rules, addressesOnly, moving, onRulesChange }: ImportRulesStepProps) {
  const intl = useIntl()
  const change = (part: Partial<ImportRules>) => onRulesChange({ ...rules, ...part })
  return (
    <Stack gap={6}>
      {addressesOnly ? null : (
        <>
          <RadioGroup
            label={intl.formatMessage(messages.existing)}
            value={rules.onExisting}
            onValueChange={(onExisting) => change({ onExisting })}
            options={[
              {
                value: 'skip',
                label: intl.formatMessage(messages.skip),
                hint: intl.formatMessage(messages.skipHint),
              },
              {
                value: 'fill_blanks',
                label: intl.formatMessage(messages.fill),
                hint: intl.formatMessage(messages.fillHint),
              },
              {
                value: 'overwrite',
                label: intl.formatMessage(messages.overwrite),
                hint: intl.formatMessage(messages.overwriteHint),
              },
            ]}
          />
          {moving ? null : (
            <RadioGroup
              label={intl.formatMessage(messages.duplicates)}
              value={rules.duplicates}
              onValueChange={(duplicates) => change({ duplicates })}
              options={[
                { value: 'first', label: intl.formatMessage(messages.first) },
                { value: 'last', label: intl.formatMessage(messages.last) },
              ]}
            />
          )}
        </>
      )}
      <Banner kind="info">
        {intl.formatMessage(moving ? messages.neverRevived : messages.neverResubscribed)}
      </Banner>
      <ListsField
        label={intl.formatMessage(messages.lists)}
        value={rules.mailingListIds}
        onValueChange={(mailingListIds) => change({ mailingListIds })}
      />
      <RadioGroup
        label={intl.formatMessage(messages.optIn)}
        value={rules.optIn}
        onValueChange={(optIn) => change({ optIn })}
        options={[
          {
            value: 'active',
            label: intl.formatMessage(messages.active),
            hint: intl.formatMessage(messages.activeHint),
          },
          {
            value: 'pending',
            label: intl.formatMessage(messages.pending),
            hint: intl.formatMessage(messages.pendingHint),
          },
        ]}
      />
      <FieldGroup label={intl.formatMessage(messages.consent)}>
        <Checkbox
          label={intl.formatMessage(messages.consented)}
          checked={rules.consented}
          onCheckedChange={(consented) => change({ consented })}
        />
        <TextField
          label={intl.formatMessage(messages.consentNote)}
          hint={intl.formatMessage(messages.consentNoteHint)}
          value={rules.consentNote}
          maxLength={500}
          onValueChange={(consentNote) => change({ consentNote })}
        />
      </FieldGroup>
    </Stack>
  )
}
