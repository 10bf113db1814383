import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUpdateWorkspace, useWorkspace, type Workspace } from '#api/workspace'
import { Button } from '#components/button'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { Form, FormSection } from '#components/form'
import { ImagePicker } from '#components/image-picker'
import { OnlyOwner } from '#components/role-label'
import { Skeleton } from '#components/skeleton'
import { TagList } from '#components/tag-list'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import { ReadFailed, SettingsSection, useIsOwner, WriteFailed } from '#features/settings/frame'
import { domainsToSave, nameProblem, NEW_WORKSPACE, useUploadIcon } from '#features/workspaces'
import { isDomainName } from '#lib/domain-name'
import { differs, draftOf, removedDomains, type WorkspaceDraft } from './workspace-section.model.ts'
import { messages } from './workspace-section.messages.ts'

/** Name, icon and allowed domains of the workspace (SPEC.md 2.6, 5). */
export function WorkspaceSection() {
  const intl = useIntl()
  const owner = useIsOwner()
  const workspace = useWorkspace()
  const { data, error } = workspace
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.description)}
      actions={owner === false ? <OnlyOwner /> : undefined}
    >
      {data ? (
        <WorkspaceForm stored={data} owner={owner === true} onStale={workspace.retry} />
      ) : error ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={error} read={workspace} />
      ) : (
        <>
          <Skeleton shape="block" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </>
      )}
    </SettingsSection>
  )
}

interface WorkspaceFormProps {
  stored: Workspace
  owner: boolean
  /** Somebody else saved in the meantime: what is stored has to be read anew. */
  onStale: () => void
}

function WorkspaceForm({ stored, owner, onStale }: WorkspaceFormProps) {
  const intl = useIntl()
  const update = useUpdateWorkspace()
  const upload = useUploadIcon()
  /** What was changed, and the version that it was changed from. */
  const [draft, setDraft] = useState<WorkspaceDraft & { version: number }>()
  const [tried, setTried] = useState(false)
  const typedDomain = useRef<HTMLInputElement>(null)
  const shown = draft ?? draftOf(stored)
  const conflict = update.error?.code === 409
  const problem = nameProblem(shown.name)
  const gone = removedDomains(shown, stored)

  const change = (part: Partial<WorkspaceDraft>) =>
    setDraft({ ...shown, version: draft?.version ?? stored.version, ...part })
  const discard = () => {
    setDraft(undefined)
    setTried(false)
  }
  const save = async () => {
    setTried(true)
    if (problem) return
    const body = {
      name: shown.name.trim(),
      icon: shown.icon,
      allowedDomains: domainsToSave(shown.allowedDomains, typedDomain.current?.value ?? ''),
      // Who was told of the newer version and saves again means it.
      version: conflict ? stored.version : (draft?.version ?? stored.version),
    }
    const outcome = await update.send({ body })
    if (outcome.ok) {
      discard()
      toasts.add({ type: 'success', content: intl.formatMessage(messages.saved) })
      return
    }
    console.error(outcome.error)
    toasts.add({
      type: 'error',
      content: intl.formatMessage(messages.saveFailed),
      ticketId: outcome.error.ticketId,
    })
    if (outcome.error.code === 409) onStale()
  }

  return (
    <Form
      label={intl.formatMessage(messages.title)}
      dirty={draft !== undefined && differs(draft, stored)}
      saving={update.isSending}
      readOnly={!owner}
      onSave={() => void save()}
      onDiscard={discard}
      error={
        update.error && draft ? (
          <>
            <WriteFailed title={intl.formatMessage(messages.saveFailed)} error={update.error} />
            {conflict ? (
              <>
                <br />
                <Button size="small" onClick={discard}>
                  {intl.formatMessage(messages.theirs)}
                </Button>
              </>
            ) : null}
          </>
        ) : null
      }
    >
      {({ readOnly }) => (
        <>
          <FormSection headingLevel={3} title={intl.formatMessage(messages.general)}>
            <ImagePicker
              label={intl.formatMessage(messages.icon)}
              value={shown.icon}
              onValueChange={(icon) => change({ icon })}
              upload={upload}
              readOnly={readOnly}
            />
            <TextField
              label={intl.formatMessage(messages.name)}
              required
              value={shown.name}
              onValueChange={(name) => change({ name })}
              readOnly={readOnly}
              error={
                tried && problem === 'empty'
                  ? intl.formatMessage(messages.nameEmpty)
                  : problem === 'long'
                    ? intl.formatMessage(messages.nameLong, { max: NEW_WORKSPACE.nameMax })
                    : undefined
              }
            />
          </FormSection>
          <FormSection headingLevel={3} title={intl.formatMessage(messages.access)}>
            <TagList
              ref={typedDomain}
              label={intl.formatMessage(messages.domains)}
              hint={
                gone.length === 0
                  ? intl.formatMessage(messages.note)
                  : intl.formatMessage(messages.membersStay, {
                      count: gone.length,
                      domains: intl.formatList(gone, { type: 'conjunction' }),
                    })
              }
              tags={shown.allowedDomains}
              onTagsChange={(tags) => change({ allowedDomains: [...tags] })}
              accepts={isDomainName}
              max={NEW_WORKSPACE.domainsMax}
              inputMode="url"
              readOnly={readOnly}
            />
          </FormSection>
          <FormSection headingLevel={3} title={intl.formatMessage(messages.facts)}>
            <DescriptionList
              items={[
                {
                  id: 'id',
                  term: intl.formatMessage(messages.id),
                  value: (
                    <>
                      <code translate="no">{stored.id}</code>
                      <CopyButton label={intl.formatMessage(messages.copyId)} text={stored.id} />
                    </>
                  ),
                },
                {
                  id: 'created',
                  term: intl.formatMessage(messages.created),
                  value: intl.formatDate(stored.createdAt, { dateStyle: 'long' }),
                },
              ]}
            />
          </FormSection>
        </>
      )}
    </Form>
  )
}
