import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { contactRoutes, refreshedByContacts, type Contact, type ContactFilter } from '#api/contacts'
import { ApiError, useApi, useRefresh, useScopedWorkspaceId } from '#api/core'
import { useWorkspaceAccount } from '#api/self-account'
import { BulkBar } from '#components/bulk-bar'
import { Button } from '#components/button'
import { everythingSelected, nothingSelected, selectedCount, type Selection } from '#components/data-table'
import { ConfirmDialog } from '#components/dialog'
import type { MenuEntry } from '#components/menu'
import { OnlyOwner } from '#components/role-label'
import { Text } from '#components/text'
import { copyAndTell } from '#components/toast'
import { Tooltip } from '#components/tooltip'
import { messages } from './bulk-actions.messages.ts'
import {
  asStored,
  createJournal,
  eachOf,
  eachSelected,
  hasChange,
  planBack,
  planOf,
  type BulkAction,
  type BulkChange,
  type BulkPlan,
  type Journal,
  type NextSelected,
  type Search,
  type Selected,
  type SkipReason,
} from './bulk-changes.model.ts'
import { ContactTarget } from '#features/contacts/target'
import { AddToListDialog, LeaveListDialog, SetPropertyDialog } from './bulk-dialogs.tsx'
import { startBulkRun } from './bulk-run.model.ts'
import { useBulkRuns, type UnderWay } from './bulk-runs.ts'

/** Those of whom no answer came: whether they were changed shows when it is tried again (BLK-14). */
const unheard = new WeakSet<Selected>()

/** From here on deleting is an owner's (BLK-7). */
const MEMBERS_DELETE = 100

export interface BulkActionsProps {
  selection: Selection
  onSelectionChange: (selection: Selection) => void
  /** What the selection of everything means. */
  filter: ContactFilter
  /** How many contacts match; undefined while that is not known. */
  total: number | undefined
  hrefOf: (contactId: string) => string
  /** The menu of a row, as soon as there is one. */
  onRowMenu?: (menuOf: RowMenu) => void
  /** What else can be done with the selection: exporting it. */
  children?: ReactNode
}

export type RowMenu = (contact: Contact) => readonly MenuEntry[]

/** What is asked about; about one contact, or all that are selected. */
interface Asked {
  kind: BulkAction['kind']
  only?: Contact
}

/** What can be done with the selected contacts, and its doing (BLK-2). */
export function BulkActions({
  selection,
  onSelectionChange,
  filter,
  total,
  hrefOf,
  onRowMenu,
  children,
}: BulkActionsProps) {
  const intl = useIntl()
  const { client, clock } = useApi()
  const runs = useBulkRuns()
  const workspaceId = useScopedWorkspaceId()
  const refresh = useRefresh()
  const isOwner = useWorkspaceAccount().data?.role === 'owner'
  const [asked, setAsked] = useState<Asked>()
  /** One change of many at a time: while one goes on, it is shown instead. */
  const ask = useCallback(
    (next: Asked) => {
      if (runs.isBusy()) runs.show(true)
      else setAsked(next)
    },
    [runs],
  )
  const count = selectedCount(selection, total ?? 0)
  const only = asked?.only
  const askedCount = only ? 1 : count
  const mayDelete = isOwner || count <= MEMBERS_DELETE

  const search: Search = async (body, signal) =>
    (await client.call(contactRoutes.search, { body }, { workspaceId, signal })).items
  /** Whoever was deleted meanwhile is no failure. */
  const unlessGone = async (
    item: Selected,
    work: () => Promise<'changed' | SkipReason>,
  ): Promise<'changed' | SkipReason> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.code === 404) return unheard.has(item) ? 'changed' : 'gone'
        if (error.isUnanswered) unheard.add(item)
      }
      throw error
    }
  }
  /** Whoever was changed by somebody else since they were read is looked at anew, once. */
  const change = (
    item: Selected,
    signal: AbortSignal,
    planned: (contact: Contact) => BulkPlan,
    onChanged: (change: BulkChange) => void,
  ) => {
    const { id, contact } = item
    const params = { contactId: id }
    const done = ({ change: made, back }: BulkChange, stored: Contact) => {
      onChanged({ change: asStored(made, stored), back })
      return 'changed' as const
    }
    const send = async (current: Contact): Promise<'changed' | SkipReason> => {
      const plan = planned(current)
      if ('skip' in plan) return plan.skip
      const body = { ...plan.change, version: current.version }
      const stored = await client.call(contactRoutes.update, { params, body }, { workspaceId, signal })
      return done(plan, stored)
    }
    return unlessGone(item, async () => {
      if (!contact) return 'gone'
      try {
        return await send(contact)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 409) throw error
        const now = await client.call(contactRoutes.one, { params }, { workspaceId, signal })
        const plan = planned(contact)
        const isOurs = unheard.has(item) && now.version === contact.version + 1
        return isOurs && 'change' in plan && hasChange(now, plan.change) ? done(plan, now) : send(now)
      }
    })
  }

  const follow = (next: UnderWay) => {
    setAsked(undefined)
    runs.begin(next)
    void next.run.finished.then(() => {
      if (next.run.state().changed > 0) refresh(refreshedByContacts)
      // Whoever is deleted can be selected no longer; after any other change the selection stays at hand.
      if (next.what === 'delete') onSelectionChange(nothingSelected)
    })
  }
  const undo = (backs: ReadonlyMap<string, BulkChange>, ids: readonly string[]) =>
    follow({
      what: 'undo',
      total: ids.length,
      again: (failed) => undo(backs, failed),
      undoOf: () => undefined,
      run: startBulkRun<Selected, SkipReason>({
        clock,
        next: eachOf(ids, search),
        apply: (item, signal) =>
          change(
            item,
            signal,
            (contact) => planBack(backs.get(item.id), contact),
            () => undefined,
          ),
      }),
    })
  const begin = (action: BulkAction, next: NextSelected, howMany: number, journal: Journal) =>
    follow({
      what: action.kind,
      total: howMany,
      again: (failed) => begin(action, eachOf(failed, search), failed.length, journal),
      undoOf() {
        const backs = journal.backs()
        return backs && (() => undo(backs, [...backs.keys()]))
      },
      run: startBulkRun<Selected, SkipReason>({
        clock,
        next,
        apply: (item, signal) =>
          action.kind === 'delete'
            ? unlessGone(item, async () => {
                const params = { contactId: item.id }
                await client.call(contactRoutes.delete, { params }, { workspaceId, signal })
                return 'changed'
              })
            : change(
                item,
                signal,
                (contact) => planOf(action, contact),
                (made) => journal.note(item.id, made),
              ),
      }),
    })
  const start = (action: BulkAction) =>
    begin(
      action,
      only ? eachOf([only.id], search) : eachSelected(selection, filter, total ?? 0, search),
      askedCount,
      createJournal(),
    )

  const menuOf = useCallback(
    (contact: Contact): readonly MenuEntry[] => [
      { kind: 'link', id: 'open', label: intl.formatMessage(messages.open), href: hrefOf(contact.id) },
      {
        kind: 'action',
        id: 'copy',
        label: intl.formatMessage(messages.copyEmail),
        onSelect: () => void copyAndTell(intl, contact.email),
      },
      { kind: 'separator', id: 'lists' },
      {
        kind: 'action',
        id: 'add',
        label: intl.formatMessage(messages.add),
        onSelect: () => ask({ kind: 'add', only: contact }),
      },
      {
        kind: 'action',
        id: 'leave',
        label: intl.formatMessage(messages.leave),
        onSelect: () => ask({ kind: 'leave', only: contact }),
      },
      {
        kind: 'action',
        id: 'set',
        label: intl.formatMessage(messages.set),
        onSelect: () => ask({ kind: 'set', only: contact }),
      },
      { kind: 'separator', id: 'end' },
      {
        kind: 'action',
        id: 'delete',
        label: intl.formatMessage(messages.delete),
        tone: 'danger',
        onSelect: () => ask({ kind: 'delete', only: contact }),
      },
    ],
    [intl, hrefOf, ask],
  )
  useEffect(() => onRowMenu?.(menuOf), [onRowMenu, menuOf])

  const target = (
    <ContactTarget
      filter={filter}
      ids={only ? [only.id] : selection.all ? undefined : [...selection.exceptions]}
      except={selection.exceptions.size}
    />
  )
  return (
    <>
      <BulkBar
        count={count}
        total={total}
        onSelectAll={() => onSelectionChange(everythingSelected)}
        onClear={() => onSelectionChange(nothingSelected)}
      >
        <Button size="small" onClick={() => ask({ kind: 'add' })}>
          {intl.formatMessage(messages.add)}
        </Button>
        <Button size="small" onClick={() => ask({ kind: 'leave' })}>
          {intl.formatMessage(messages.leave)}
        </Button>
        <Button size="small" onClick={() => ask({ kind: 'set' })}>
          {intl.formatMessage(messages.set)}
        </Button>
        {children}
        <Tooltip
          text={mayDelete ? undefined : intl.formatMessage(messages.deleteOwner, { most: MEMBERS_DELETE })}
        >
          <Button
            size="small"
            tone="danger-quiet"
            disabled={!mayDelete}
            onClick={() => ask({ kind: 'delete' })}
          >
            {intl.formatMessage(messages.delete)}
          </Button>
        </Tooltip>
        {mayDelete ? null : <OnlyOwner />}
      </BulkBar>
      {asked?.kind === 'add' ? (
        <AddToListDialog
          count={askedCount}
          target={target}
          onStart={start}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked?.kind === 'leave' ? (
        <LeaveListDialog
          count={askedCount}
          target={target}
          onStart={start}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked?.kind === 'set' ? (
        <SetPropertyDialog
          count={askedCount}
          target={target}
          onStart={start}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={asked?.kind === 'delete'}
        onClose={() => setAsked(undefined)}
        title={intl.formatMessage(messages.deleteTitle, { count: askedCount })}
        confirmLabel={intl.formatMessage(messages.deleteButton, { count: askedCount })}
        typeToConfirm={only?.email ?? String(count)}
        onConfirm={() => start({ kind: 'delete' })}
      >
        <Text wrap="anywhere">{asked?.kind === 'delete' ? target : null}</Text>
        <br />
        {intl.formatMessage(messages.deleteText)}
      </ConfirmDialog>
    </>
  )
}
