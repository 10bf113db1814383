import { useIntl } from 'react-intl'
import type { Form } from '#api/forms'
import { useAllSenders } from '#api/senders'
import { Button } from '#components/button'
import { FieldGroup } from '#components/form'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { Select } from '#components/select'
import { Switch } from '#components/switch'
import { Text } from '#components/text'
import { TextArea, TextField } from '#components/text-field'
import { standardMail } from '#domain/forms/form-mails'
import { languageOfReader } from '#features/forms/field-names'
import { FORM } from './builder-draft.model.ts'
import { messages } from './settings-panel.messages.ts'

export type MailKind = 'optInMail' | 'welcome'
type Mail = NonNullable<Form['settings']['welcome']>

export interface MailFieldsProps {
  kind: MailKind
  mail: Mail | undefined
  /** It has words and nobody it comes from. */
  noSender: boolean
  sendersHref: string
  onMailChange: (mail: Mail | undefined, place?: string) => void
}

/** A mail that the form sends by itself: the one that asks for confirmation, and the welcome after it. */
export function MailFields({ kind, mail, noSender, sendersHref, onMailChange }: MailFieldsProps) {
  const intl = useIntl()
  const senders = useAllSenders().data?.items
  const able = senders?.filter(({ status }) => status === 'verified') ?? []
  const usual = able.find(({ isDefault }) => isDefault) ?? able[0]
  const begin = () =>
    onMailChange({ senderId: usual?.id ?? '', ...standardMail(kind, languageOfReader(intl)) })
  const known = senders?.find(({ id }) => id === mail?.senderId)
  const isUnable =
    mail !== undefined && mail.senderId !== '' && senders !== undefined && known?.status !== 'verified'
  const fields = mail ? (
    <>
      <Select
        label={intl.formatMessage(messages.sender)}
        value={mail.senderId}
        placeholder={intl.formatMessage(messages.senderChoose)}
        error={
          noSender
            ? intl.formatMessage(messages.senderMissing)
            : isUnable
              ? intl.formatMessage(messages.senderUnable)
              : undefined
        }
        options={[
          ...(isUnable
            ? [{ value: mail.senderId, label: known?.address ?? intl.formatMessage(messages.senderGone) }]
            : []),
          ...able.map(({ id, fromName, address }) => ({
            value: id,
            label: intl.formatMessage(messages.senderName, { name: fromName, address }),
          })),
        ]}
        onValueChange={(senderId) => onMailChange({ ...mail, senderId })}
      />
      {senders && able.length === 0 ? (
        <Stack gap={1}>
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.noSender)}
          </Text>
          <Link href={sendersHref}>{intl.formatMessage(messages.toSenders)}</Link>
        </Stack>
      ) : null}
      <TextField
        label={intl.formatMessage(messages.subject)}
        maxLength={FORM.subjectMax}
        autoComplete="off"
        value={mail.subject}
        onValueChange={(subject) => onMailChange({ ...mail, subject }, 'subject')}
      />
      <TextArea
        label={intl.formatMessage(messages.body)}
        hint={intl.formatMessage(kind === 'optInMail' ? messages.bodyHint : messages.welcomeHint, {
          variable: kind === 'optInMail' ? '{{confirm_url}}' : '{{name}}',
        })}
        rows={6}
        maxLength={FORM.mailMax}
        value={mail.body}
        onValueChange={(body) => onMailChange({ ...mail, body }, 'body')}
      />
    </>
  ) : null
  if (kind === 'welcome')
    return (
      <Stack gap={3}>
        <Switch
          label={intl.formatMessage(messages.welcome)}
          hint={intl.formatMessage(messages.welcomeAbout)}
          checked={mail !== undefined}
          onCheckedChange={(on) => (on ? begin() : onMailChange(undefined))}
        />
        {mail ? (
          <Stack gap={3} role="group" aria-label={intl.formatMessage(messages.welcome)}>
            {fields}
          </Stack>
        ) : null}
      </Stack>
    )
  return (
    <FieldGroup label={intl.formatMessage(messages.optInMail)}>
      {fields ?? (
        <>
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.optInMissing)}
          </Text>
          <Inline>
            <Button size="small" onClick={begin}>
              {intl.formatMessage(messages.standardText)}
            </Button>
          </Inline>
        </>
      )}
    </FieldGroup>
  )
}
