import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { useApi, useScopedWorkspaceId } from '#api/core'
import { formRoutes, useCreateForm, type Form } from '#api/forms'
import { useWorkspaceAccount } from '#api/self-account'
import { copyText } from '#components/copy-button'
import type { MenuEntry } from '#components/menu'
import { toasts } from '#components/toast'
import { formObstacle, type FormAction } from '#domain/forms/form-actions'
import type { FormsLinks } from './forms-links.ts'
import { messages } from './forms.messages.ts'

/** Characters of a name. */
const NAME_MOST = 80

/** What is asked before it is done. */
export type FormQuestionKind = 'publish' | 'unpublish' | 'delete'

export interface FormActionsOptions {
  links: FormsLinks
  onAsk: (kind: FormQuestionKind, form: Form) => void
}

/** What can be done with a form from its menu, disabled with the reason where it can't (FRM-30). */
export function useFormActions({ links, onAsk }: FormActionsOptions) {
  const intl = useIntl()
  const { client } = useApi()
  const workspaceId = useScopedWorkspaceId()
  const role = useWorkspaceAccount().data?.role ?? 'member'
  const { send: create } = useCreateForm()

  const duplicate = useCallback(
    async ({ name, kind, fields, settings, style }: Form) => {
      const wanted = intl.formatMessage(messages.copyName, { name })
      const outcome = await create({
        body: { name: wanted.length > NAME_MOST ? name : wanted, kind, fields, settings, style },
      })
      if (!outcome.ok) {
        toasts.add({
          type: 'error',
          content: intl.formatMessage(messages.duplicateFailed, { name }),
          ticketId: outcome.error.ticketId,
        })
        return
      }
      const { data } = outcome
      toasts.add({
        type: 'success',
        content: intl.formatMessage(messages.duplicated, { name: data.name }),
        action: { label: intl.formatMessage(messages.open), onAction: () => links.go(links.form(data.id)) },
      })
    },
    [intl, create, links],
  )

  const copyEmbed = useCallback(
    async (formId: string) => {
      const publication = await client
        .call(formRoutes.publication, { params: { formId } }, { workspaceId })
        .catch(() => null)
      const isCopied = publication !== null && (await copyText(publication.embed.script))
      toasts.add({
        type: isCopied ? 'success' : 'error',
        content: intl.formatMessage(isCopied ? messages.copied : messages.copyFailed),
      })
    },
    [client, workspaceId, intl],
  )

  const obstacleOf = useCallback(
    (action: FormAction, form: Form): string | undefined => {
      const obstacle = formObstacle(action, form, role)
      return obstacle && intl.formatMessage(messages[obstacle])
    },
    [intl, role],
  )

  const menu = useCallback(
    (form: Form): readonly MenuEntry[] => {
      const action = (
        id: 'publish' | 'unpublish' | 'duplicate' | 'delete' | 'copyEmbed',
        onSelect: () => void,
      ): MenuEntry => {
        const reason =
          id === 'copyEmbed'
            ? form.status === 'draft'
              ? intl.formatMessage(messages.notPublic)
              : undefined
            : obstacleOf(id, form)
        return {
          kind: 'action',
          id,
          label: intl.formatMessage(messages[id]),
          onSelect,
          ...(id === 'delete' && { tone: 'danger' as const }),
          ...(reason !== undefined && { disabled: true, reason }),
        }
      }
      const isPublic = form.status === 'published' || form.status === 'changed'
      return [
        { kind: 'link', id: 'open', label: intl.formatMessage(messages.open), href: links.form(form.id) },
        { kind: 'link', id: 'edit', label: intl.formatMessage(messages.edit), href: links.edit(form.id) },
        ...(form.status === 'published' ? [] : [action('publish', () => onAsk('publish', form))]),
        ...(isPublic ? [action('unpublish', () => onAsk('unpublish', form))] : []),
        action('copyEmbed', () => void copyEmbed(form.id)),
        action('duplicate', () => void duplicate(form)),
        { kind: 'separator', id: 'end' },
        action('delete', () => onAsk('delete', form)),
      ]
    },
    [intl, links, obstacleOf, copyEmbed, duplicate, onAsk],
  )
  return { menu, obstacleOf, role }
}
