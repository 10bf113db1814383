import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { exchange, toApiError, useApi, useScopedWorkspaceId } from '#api/core'
import { acceptedId, requestKinds, type RequestKind, type RequestName } from '#api/requests'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Checkbox } from '#components/checkbox'
import { CodeBlock } from '#components/code-block'
import { focusFirstInvalid, useKeptTexts } from '#components/editing'
import { Inline, Stack } from '#components/layout'
import { SecretField } from '#components/secret-field'
import { SegmentedControl } from '#components/segmented-control'
import { Select } from '#components/select'
import { Tabs } from '#components/tabs'
import { Text } from '#components/text'
import { pathOf } from '#lib/path'
import { RequestAnswer, type Tried } from './request-answer.tsx'
import { buildRequest, decodeDraft, type BuiltRequest, type RequestDraft } from './request-draft.model.ts'
import { RequestFields, type ShownProblem } from './request-fields.tsx'
import { callMessages, messages } from './requests.messages.ts'
import { SendProgress } from './send-progress.tsx'
import {
  isSendableKey,
  KEY_VARIABLE,
  snippetLanguages,
  snippetOf,
  type SnippetLanguage,
} from './snippets.model.ts'
import * as styles from './requests.css.ts'

const words = {
  'transactional.send': callMessages.transactionalSend,
  'transactional.status': callMessages.transactionalStatus,
  'mailing-lists.list': callMessages.listsList,
  'mailing-lists.one': callMessages.listsOne,
  'mailing-lists.create': callMessages.listsCreate,
  'mailing-lists.update': callMessages.listsUpdate,
} satisfies Record<RequestName, object>

/** Nothing typed yet, for any of the calls, and no mail sent. */
const untouched: Record<RequestName | 'accepted', string> = {
  accepted: '',
  'transactional.send': '',
  'transactional.status': '',
  'mailing-lists.list': '',
  'mailing-lists.one': '',
  'mailing-lists.create': '',
  'mailing-lists.update': '',
}

/** Of how many mails this browser remembers that they were sent. */
const MAILS_KEPT = 100

export interface RequestBuilderProps {
  /** Where the API answers, with its version. */
  apiUrl: string
}

/** Puts a call of the API together: its fields, its code, and what is answered (API-34 to API-38). */
export function RequestBuilder({ apiUrl }: RequestBuilderProps) {
  const intl = useIntl()
  const { client, clock } = useApi()
  const workspaceId = useScopedWorkspaceId() ?? ''
  const root = useRef<HTMLDivElement>(null)
  const [name, setName] = useState<RequestName>('transactional.send')
  const [kept, setKept] = useKeptTexts(`requests ${workspaceId}`, untouched)
  const [firstKey] = useState(() => keyOfTime(clock.now()))
  const [authority, setAuthority] = useState<'session' | 'apiKey'>('session')
  // In memory only: a secret is never kept with the drafts.
  const [apiKey, setApiKey] = useState('')
  const [inCode, setInCode] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [tried, setTried] = useState<{ name: RequestName; by: string | undefined; tried: Tried }>()
  // The mails that were sent here, a line each: the same one again is the same answer, also after a reload (API-40).
  const accepted = kept.accepted.split('\n').filter((line) => line !== '')

  const kind = kindOf(name)
  const draft = decodeDraft(kept[name]) ?? firstDraft(name, firstKey)
  const built = buildRequest(kind.fields, draft)
  const problems = problemsOf(kind, built)
  const isPathComplete = Object.values(built.params).every((value) => !/^\.{0,2}$/.test(value))
  const usesKey = authority === 'apiKey'
  const keyProblem = !usesKey
    ? undefined
    : apiKey === ''
      ? messages.keyMissing
      : isSendableKey(apiKey)
        ? undefined
        : messages.keyWrong
  const change = (next: RequestDraft) => setKept({ [name]: JSON.stringify(next) })
  const renewKey = () => change({ ...draft, idempotencyKey: keyOfTime(clock.now(), accepted.length) })

  const run = async () => {
    setIsBusy(true)
    const by = usesKey ? apiKey : undefined
    const { params, query, body } = built
    try {
      const answer = await exchange(
        client,
        kind.route,
        { params, query, body },
        { workspaceId, ...(by !== undefined && { apiKey: by }) },
      )
      const id = name === 'transactional.send' ? acceptedId(answer.body) : undefined
      const mail = lineOf(id, built)
      const isSame = accepted.includes(mail)
      if (id !== undefined && !isSame)
        setKept({ accepted: [mail, ...accepted].slice(0, MAILS_KEPT).join('\n') })
      setTried({ name, by, tried: { answer, isSame } })
    } catch (caught) {
      setTried({ name, by, tried: { error: toApiError(caught) } })
    }
    setIsBusy(false)
  }
  const attempt = (isAnyway: boolean) => {
    setIsAsked(true)
    if (keyProblem || !isPathComplete || (problems.size > 0 && !isAnyway)) {
      focusFirstInvalid(root.current)
      return
    }
    void run()
  }

  const shown = tried?.name === name ? tried : undefined
  const sentId = shown && 'answer' in shown.tried ? acceptedId(shown.tried.answer.body) : undefined
  const isRepeat = sentId !== undefined && accepted.includes(lineOf(sentId, built))
  return (
    <Card title={intl.formatMessage(messages.title)}>
      <div ref={root}>
        <Stack gap={5}>
          <p>{intl.formatMessage(messages.about)}</p>
          <Stack>
            <Select
              label={intl.formatMessage(messages.call)}
              value={name}
              onValueChange={(next) => {
                setName(next)
                setIsAsked(false)
              }}
              options={requestKinds.map((one) => ({
                value: one.name,
                label: `${intl.formatMessage(words[one.name])}: ${one.route.method} ${one.route.path}`,
              }))}
            />
            <Stack gap={2}>
              <SegmentedControl
                label={intl.formatMessage(messages.key)}
                value={authority}
                onValueChange={setAuthority}
                options={[
                  { value: 'session', label: intl.formatMessage(messages.session) },
                  { value: 'apiKey', label: intl.formatMessage(messages.apiKey) },
                ]}
              />
              {usesKey ? (
                <>
                  <SecretField
                    label={intl.formatMessage(messages.apiKey)}
                    hint={intl.formatMessage(messages.keyHint)}
                    value={apiKey}
                    onValueChange={(text) => setApiKey(text.trim())}
                    maxLength={300}
                    error={isAsked && keyProblem ? intl.formatMessage(keyProblem) : undefined}
                  />
                  <Checkbox
                    label={intl.formatMessage(messages.keyInCode)}
                    hint={intl.formatMessage(messages.keyInCodeHint, { name: KEY_VARIABLE })}
                    checked={inCode}
                    onCheckedChange={setInCode}
                  />
                </>
              ) : null}
            </Stack>
          </Stack>
          <RequestFields
            key={name}
            fields={kind.fields}
            draft={draft}
            onChange={(field, typed) => change({ ...draft, [field]: typed })}
            problems={isAsked ? problems : NOTHING}
            onNewKey={renewKey}
          />
          <Code
            request={{
              method: kind.route.method,
              url: urlOf(apiUrl, kind.route.path, built),
              workspaceId,
              body: built.body,
              apiKey: usesKey && inCode && isSendableKey(apiKey) ? apiKey : undefined,
            }}
          />
          <Stack gap={3}>
            {kind.writes ? (
              <Text as="p" tone="muted">
                {intl.formatMessage(messages.real)}
              </Text>
            ) : null}
            <Inline>
              <Button tone="primary" busy={isBusy} onClick={() => attempt(false)}>
                {intl.formatMessage(isRepeat ? messages.again : messages.try)}
              </Button>
              {isAsked && problems.size > 0 && isPathComplete ? (
                <Button busy={isBusy} onClick={() => attempt(true)}>
                  {intl.formatMessage(messages.tryAnyway)}
                </Button>
              ) : null}
            </Inline>
            {isAsked && problems.size > 0 ? (
              <Text as="p" role="status">
                {isPathComplete
                  ? intl.formatMessage(messages.problems, { count: problems.size })
                  : intl.formatMessage(messages.pathMissing)}
              </Text>
            ) : null}
          </Stack>
          <Stack gap={3} role="group" aria-label={intl.formatMessage(messages.answer)}>
            {shown ? (
              <RequestAnswer tried={shown.tried} />
            ) : (
              <Text as="p" tone="muted">
                {intl.formatMessage(messages.none)}
              </Text>
            )}
            {sentId === undefined ? null : <SendProgress key={sentId} sendId={sentId} apiKey={shown?.by} />}
          </Stack>
        </Stack>
      </div>
    </Card>
  )
}

const NOTHING: ReadonlyMap<string, ShownProblem> = new Map()

function kindOf(name: RequestName): RequestKind {
  const kind = requestKinds.find((one) => one.name === name)
  if (!kind) throw new Error(`There is no call named ${name}. Add it to src/api/requests.ts.`)
  return kind
}

/** A key that nobody used before, and that says when it was made. */
const keyOfTime = (now: number, again = 0): string =>
  `try-${new Date(now).toISOString()}${again === 0 ? '' : `-${again}`}`

/** A mail that was accepted, with its idempotency key. */
const lineOf = (id: string | undefined, { body }: BuiltRequest): string =>
  `${id} ${JSON.stringify(body?.['idempotencyKey'])}`

const firstDraft = (name: RequestName, idempotencyKey: string): RequestDraft =>
  name === 'transactional.send' ? { kind: 'transactional', idempotencyKey } : {}

function problemsOf(kind: RequestKind, { query, body, params, unreadable }: BuiltRequest) {
  const problems = new Map<string, ShownProblem>(kind.problemsOf({ query, body }))
  for (const name of unreadable) problems.set(name, { kind: 'unreadable' })
  for (const [name, value] of Object.entries(params))
    if (/^\.{0,2}$/.test(value)) problems.set(name, { kind: 'missing' })
  return problems
}

/** The address of the call; what is missing of its path stands there by its name. */
function urlOf(apiUrl: string, path: string, { params, query = {} }: BuiltRequest): string {
  const filled = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, /^\.{0,2}$/.test(value) ? name : value]),
  )
  const search = new URLSearchParams(query).toString()
  return `${apiUrl}${pathOf(path, filled)}${search === '' ? '' : `?${search}`}`
}

/** The call as code. */
function Code({ request }: { request: Parameters<typeof snippetOf>[1] }) {
  const intl = useIntl()
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  return (
    <Tabs
      label={intl.formatMessage(messages.language)}
      value={language}
      onValueChange={setLanguage}
      tabs={snippetLanguages.map((value) => ({
        value,
        label: intl.formatMessage(messages[value]),
        content: (
          <div className={styles.panel}>
            <CodeBlock label={intl.formatMessage(messages[value])} code={snippetOf(value, request)} wrapped />
          </div>
        ),
      }))}
    />
  )
}
