import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ApiError } from '#api/core'
import { useWorkspaceAccount } from '#api/self-account'
import { useUpdateWorkspace, useWorkspace, type Workspace } from '#api/workspace'
import { CopyButton } from '#components/copy-button'
import { DescriptionList } from '#components/description-list'
import { EditingNotices, keepDraft, useEditing } from '#components/editing'
import { Form, FormSection } from '#components/form'
import { ImagePicker } from '#components/image-picker'
import { OnlyOwner } from '#components/role-label'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { TagList } from '#components/tag-list'
import { TextField } from '#components/text-field'
import { toasts } from '#components/toast'
import {
  ReadFailed,
  SettingsSection,
  useIsOwner,
  writeFailedToast,
} from '#features/workspaces/settings-section'
import { domainsToSave, nameProblem, NEW_WORKSPACE } from '#features/workspaces'
import { useUploadIcon } from '#features/workspaces/icon'
import { isDomainName } from '#lib/domain-name'
import { mergeFields, type SaveResult } from '#lib/editing'
import {
  decodeDraft,
  differs,
  draftOf,
  removedDomains,
  type WorkspaceDraft,
} from './workspace-section.model.ts'
import { messages } from './workspace-section.messages.ts'

/** Name, icon and allowed domains of the workspace (SET-16). */
export function WorkspaceSection() {
  const intl = useIntl()
  const owner = useIsOwner()
  const account = useWorkspaceAccount()
  const workspace = useWorkspace()
  const { data, error } = workspace
  return (
    <SettingsSection
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.description)}
      actions={owner === false ? <OnlyOwner /> : undefined}
    >
      {/* What can be done to the icon is below it: the form waits until that is known (FRA-54). */}
      {data && !account.isLoading ? (
        <WorkspaceForm key={data.id} stored={data} owner={owner === true} />
      ) : error ? (
        <ReadFailed title={intl.formatMessage(messages.failed)} error={error} read={workspace} />
      ) : (
        <>
          {workspace.isSlow ? <StillLoading onCancel={workspace.cancel} /> : null}
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
}

function WorkspaceForm({ stored, owner }: WorkspaceFormProps) {
  const intl = useIntl()
  const update = useUpdateWorkspace()
  const upload = useUploadIcon()
  const typedDomain = useRef<HTMLInputElement>(null)
  const editing = useEditing<WorkspaceDraft, Workspace, ApiError>({
    stored,
    draftOf: (workspace) => draftOf(workspace ?? stored),
    isSame: (one, other) => !differs(one, other),
    isValid: ({ name }) => nameProblem(name) === undefined,
    merge: mergeFields,
    keeper: keepDraft({ workspaceId: stored.id, kind: 'workspace', id: stored.id, decode: decodeDraft }),
    save: ({ name, icon, allowedDomains }, base = stored) =>
      update.send({
        body: {
          name: name.trim(),
          icon,
          allowedDomains: domainsToSave(allowedDomains, typedDomain.current?.value ?? ''),
          version: base.version,
        },
      }),
  })
  const { draft, change, attempted, base = stored } = editing
  const problem = nameProblem(draft.name)
  const gone = removedDomains(draft, draftOf(base))

  const say = async (saving: Promise<SaveResult>) => {
    const result = await saving
    if (result === 'saved') toasts.add({ type: 'success', content: intl.formatMessage(messages.saved) })
    if (result !== 'failed' && result !== 'conflict') return
    const { error } = editing.now()
    console.error(error)
    if (error) toasts.add(writeFailedToast(intl.formatMessage(messages.saveFailed), error, intl))
  }

  return (
    <Form
      label={intl.formatMessage(messages.title)}
      dirty={editing.dirty}
      saving={editing.isSaving}
      readOnly={!owner}
      guard={editing.guard}
      onSave={() => void say(editing.save())}
      onDiscard={editing.discard}
    >
      {({ readOnly }) => (
        <>
          <EditingNotices
            editing={{ ...editing, keepMine: () => say(editing.keepMine()) }}
            draftOf={draftOf}
            fields={[
              { id: 'name', label: intl.formatMessage(messages.name), valueOf: ({ name }) => name },
              {
                id: 'icon',
                label: intl.formatMessage(messages.icon),
                valueOf: ({ icon }) => icon?.src.slice(0, 40) ?? '—',
              },
              {
                id: 'domains',
                label: intl.formatMessage(messages.domains),
                valueOf: ({ allowedDomains }) => allowedDomains.join(', '),
              },
            ]}
          />
          <FormSection headingLevel={3} title={intl.formatMessage(messages.general)}>
            <ImagePicker
              label={intl.formatMessage(messages.icon)}
              value={draft.icon}
              onValueChange={(icon) => change({ icon })}
              upload={upload}
              readOnly={readOnly}
            />
            <TextField
              label={intl.formatMessage(messages.name)}
              required
              value={draft.name}
              onValueChange={(name) => change({ name })}
              readOnly={readOnly}
              error={
                attempted && problem === 'empty'
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
              tags={draft.allowedDomains}
              onTagsChange={(tags) => change({ allowedDomains: [...tags] })}
              accepts={isDomainName}
              silent
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
