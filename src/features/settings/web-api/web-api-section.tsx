import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useScopedWorkspaceId, type ApiError } from '#api/core'
import { useUpdateWebApi, useWebApi, type WebApi } from '#api/web-api'
import { Card } from '#components/card'
import { CodeBlock } from '#components/code-block'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { EditingNotices, keepDraft, useEditing } from '#components/editing'
import { Form, FormSection } from '#components/form'
import { NumberField } from '#components/number-field'
import { OnlyOwner } from '#components/role-label'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Switch } from '#components/switch'
import { TagList } from '#components/tag-list'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { ReadFailed, SettingsSection, useIsOwner, WriteFailed } from '#features/workspaces/settings-section'
import { LaterBuilder } from '#features/settings/web-api/requests'
import { mergeFields, type SaveResult } from '#lib/editing'
import {
  answerTo,
  decodeDraft,
  differs,
  draftOf,
  isRate,
  originOf,
  RATE,
  type WebApiDraft,
} from './web-api.model.ts'
import { messages } from './web-api-section.messages.ts'

/** The calls of the tracking API, by the address after its base (TRK-1). */
const calls = [
  { call: 'POST /sessions/start', message: messages.session },
  { call: 'POST /events/track', message: messages.event },
  { call: 'POST /sessions/identify', message: messages.identify },
  { call: 'POST /sessions/end', message: messages.end },
]

/** Who may call the tracking API, and how often (SET-38). */
export function WebApiSection() {
  const intl = useIntl()
  const owner = useIsOwner()
  const webApi = useWebApi()
  const { data, error } = webApi
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      actions={owner === false ? <OnlyOwner /> : undefined}
    >
      {data ? (
        <>
          <WebApiForm stored={data} owner={owner === true} />
          <Facts webApi={data} />
          <LaterBuilder apiUrl={data.baseUrl.replace(/\/web\/v1\/?$/, '/v1')} />
        </>
      ) : error ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={error} read={webApi} />
      ) : (
        <>
          {webApi.isSlow ? <StillLoading onCancel={webApi.cancel} /> : null}
          <Skeleton width={40} />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </>
      )}
    </SettingsSection>
  )
}

interface WebApiFormProps {
  stored: WebApi
  owner: boolean
}

function WebApiForm({ stored, owner }: WebApiFormProps) {
  const intl = useIntl()
  const update = useUpdateWebApi()
  const workspaceId = useScopedWorkspaceId()
  const editing = useEditing<WebApiDraft, WebApi, ApiError>({
    stored,
    draftOf: (webApi) => draftOf(webApi ?? stored),
    isSame: (one, other) => !differs(one, other),
    isValid: ({ rate }) => isRate(rate),
    merge: mergeFields,
    keeper: keepDraft({ workspaceId, kind: 'web-api', id: 'settings', decode: decodeDraft }),
    save: ({ enabled, allowedOrigins, rate, requireConsent }, base = stored) =>
      update.send({
        body: {
          enabled,
          allowedOrigins: [...allowedOrigins],
          rateLimitPerMinute: rate ?? base.rateLimitPerMinute,
          requireConsent,
          version: base.version,
        },
      }),
  })
  const { draft: shown, change, error, theirs } = editing
  const say = async (saving: Promise<SaveResult>) => {
    if ((await saving) === 'saved')
      toasts.add({ type: 'success', content: intl.formatMessage(messages.saved) })
  }
  const yes = (on: boolean) => (on ? '✓' : '—')
  return (
    <>
      <Form
        label={intl.formatMessage(messages.title)}
        dirty={editing.dirty}
        saving={editing.isSaving}
        readOnly={!owner}
        guard={editing.guard}
        onSave={() => void say(editing.save())}
        onDiscard={editing.discard}
        error={
          error && !theirs ? (
            <WriteFailed title={intl.formatMessage(messages.saveFailed)} error={error} />
          ) : undefined
        }
      >
        {({ readOnly }) => (
          <FormSection headingLevel={3} title={intl.formatMessage(messages.access)}>
            <EditingNotices
              editing={{ ...editing, keepMine: () => say(editing.keepMine()) }}
              draftOf={draftOf}
              fields={[
                {
                  id: 'enabled',
                  label: intl.formatMessage(messages.enabled),
                  valueOf: ({ enabled }) => yes(enabled),
                },
                {
                  id: 'origins',
                  label: intl.formatMessage(messages.origins),
                  valueOf: ({ allowedOrigins }) => allowedOrigins.join(', '),
                },
                { id: 'rate', label: intl.formatMessage(messages.rate), valueOf: ({ rate }) => rate },
                {
                  id: 'consent',
                  label: intl.formatMessage(messages.consent),
                  valueOf: ({ requireConsent }) => yes(requireConsent),
                },
              ]}
            />
            <Switch
              label={intl.formatMessage(messages.enabled)}
              hint={intl.formatMessage(messages.enabledHint)}
              checked={shown.enabled}
              onCheckedChange={(enabled) => change({ enabled })}
              readOnly={readOnly}
            />
            <TagList
              label={intl.formatMessage(messages.origins)}
              hint={intl.formatMessage(messages.originsHint)}
              tags={shown.allowedOrigins}
              onTagsChange={(allowedOrigins) => change({ allowedOrigins })}
              accepts={(text) => originOf(text) !== undefined}
              inputMode="url"
              readOnly={readOnly}
            />
            <NumberField
              label={intl.formatMessage(messages.rate)}
              hint={intl.formatMessage(messages.rateHint, { max: RATE.most })}
              value={shown.rate}
              onValueChange={(rate) => change({ rate })}
              min={RATE.least}
              max={RATE.most}
              required
              error={
                isRate(shown.rate) ? undefined : intl.formatMessage(messages.rateWrong, { max: RATE.most })
              }
              readOnly={readOnly}
            />
            <Switch
              label={intl.formatMessage(messages.consent)}
              hint={intl.formatMessage(messages.consentHint)}
              checked={shown.requireConsent}
              onCheckedChange={(requireConsent) => change({ requireConsent })}
              readOnly={readOnly}
            />
          </FormSection>
        )}
      </Form>
      <OriginTester draft={shown} />
    </>
  )
}

/** Says whether a site would be answered, by what stands in the form now. */
function OriginTester({ draft }: { draft: WebApiDraft }) {
  const intl = useIntl()
  const [origin, setOrigin] = useState('')
  const answer = origin.trim() === '' ? undefined : answerTo(origin, draft)
  return (
    <Card title={intl.formatMessage(messages.tester)}>
      <TextField
        label={intl.formatMessage(messages.tryOrigin)}
        placeholder="https://www.example.com"
        value={origin}
        onValueChange={setOrigin}
        inputMode="url"
        autoComplete="off"
        error={answer === 'noOrigin' ? intl.formatMessage(messages.noOrigin) : undefined}
        hint={
          answer === undefined || answer === 'noOrigin' ? undefined : (
            <span role="status">{intl.formatMessage(messages[answer])}</span>
          )
        }
      />
    </Card>
  )
}

/** The first of the calls, to be tried in a terminal. */
const curlOf = (baseUrl: string, workspaceId: string, requireConsent: boolean) =>
  [
    `curl -X POST '${baseUrl}/sessions/start'`,
    `  -H 'content-type: application/json'`,
    `  -H 'x-workspace-id: ${workspaceId}'`,
    requireConsent ? `  -d '{"consent":"granted"}'` : `  -d '{}'`,
  ].join(' \\\n')

function Facts({ webApi: { publicKey, baseUrl, requireConsent } }: { webApi: WebApi }) {
  const intl = useIntl()
  const workspaceId = useScopedWorkspaceId() ?? ''
  const fact = (id: string, term: string, text: string) => ({
    id,
    term,
    value: (
      <>
        <code translate="no">{text}</code>
        <CopyButton label={intl.formatMessage(messages.copy, { name: term })} text={text} />
      </>
    ),
  })
  return (
    <>
      <Card title={intl.formatMessage(messages.facts)}>
        <DescriptionList
          items={[
            fact('key', intl.formatMessage(messages.publicKey), publicKey),
            fact('base', intl.formatMessage(messages.baseUrl), baseUrl),
          ]}
        />
      </Card>
      <Card title={intl.formatMessage(messages.endpoints)}>
        <DescriptionList
          items={calls.map(({ call, message }) => ({
            id: call,
            term: <code translate="no">{call}</code>,
            value: intl.formatMessage(message),
          }))}
        />
        <CodeBlock
          label={intl.formatMessage(messages.tryIt)}
          code={curlOf(baseUrl, workspaceId, requireConsent)}
        />
      </Card>
    </>
  )
}
