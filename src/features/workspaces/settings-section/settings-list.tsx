import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { ReadState } from '#api/core'
import { EmptyState, NoMatch } from '#components/empty-state'
import { Icon } from '#components/icon'
import { ReadFailed } from './settings-failures.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SettingsTable, type SettingsTableProps } from './settings-table.tsx'

export interface SettingsListProps<Row> extends Omit<SettingsTableProps<Row>, 'rows' | 'read' | 'label'> {
  title: string
  /** What it is for, in a sentence. */
  about: string
  read: ReadState<{ items: readonly Row[] }>
  /** Says that the list could not be loaded. */
  failed: string
  /** The button that adds one: beside the title, or in the middle while there is none. */
  add: ReactNode
  /** Shown while there is none. */
  empty: { drawing: LucideIcon; title: string; text: string }
  /** Over the rows. */
  search?: { field: ReactNode; isOn: boolean; onClear: () => void }
  /** The dialogs of the list. */
  children?: ReactNode
}

/** The list of a section of the settings: loading, failed, empty, no match, or its rows. */
export function SettingsList<Row>({
  title,
  about,
  read,
  failed,
  add,
  empty,
  search,
  children,
  ...table
}: SettingsListProps<Row>) {
  const rows = read.data?.items
  const isOn = search?.isOn === true
  // While a search is under way, the rows are those of the search before it.
  const isEmpty = rows?.length === 0 && !(search && read.isFetching)
  return (
    <SettingsSection title={title} description={about} actions={isEmpty && !isOn ? undefined : add}>
      {isEmpty && !isOn ? null : search?.field}
      {read.error && (rows === undefined || (isOn && isEmpty)) ? (
        <ReadFailed title={failed} error={read.error} read={read} />
      ) : !isEmpty ? (
        <SettingsTable {...table} read={read} label={title} rows={rows} stale={isOn && read.isFetching} />
      ) : isOn ? (
        <NoMatch onClear={search.onClear} />
      ) : (
        <EmptyState drawing={<Icon of={empty.drawing} size="large" />} title={empty.title} action={add}>
          {empty.text}
        </EmptyState>
      )}
      {children}
    </SettingsSection>
  )
}
