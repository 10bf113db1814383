import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { toasts } from '#components/toast'
import type { ViewColumns } from '#features/contacts/layout'
import {
  isSameColumns,
  viewKeys,
  type ViewKey,
  isSameQuery,
  VIEWS,
  type SavedView,
  type ViewQuery,
} from './saved-views.model.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'
import { messages } from './view-saver.messages.ts'

export interface ViewSaverProps {
  /** The id of the view that is open. */
  view: string | undefined
  /** What the address says. */
  values: Readonly<Record<ViewKey, string | undefined>>
  columns: ViewColumns
  /** How the columns stand where no view is open. */
  usualColumns: ViewColumns
  /** A view was opened: its columns are to be shown. */
  onOpened: (id: string, columns: ViewColumns) => void
  /** A new view is open now. */
  onSaved: (view: SavedView) => void
}

/** Keeps what is shown as a view: there only while there is something to keep, and gone after one press (CON-27). */
export function ViewSaver({ view: id, values, columns, usualColumns, onOpened, onSaved }: ViewSaverProps) {
  const intl = useIntl()
  const { views, onViewsChange } = useSavedViews()
  const query = queryOf(values)
  const [naming, setNaming] = useState(false)
  /** Escape closes the dialog at once: what was typed is there when it is opened again. */
  const [draft, setDraft] = useState('')
  const open = views.find((view) => view.id === id)
  const show = useEffectEvent(() => {
    if (open) onOpened(open.id, open.columns)
  })
  useEffect(() => show(), [open?.id])
  const isChanged = open
    ? !isSameQuery(open.query, query) || !isSameColumns(open.columns, columns)
    : !isSameQuery({}, query) || !isSameColumns(usualColumns, columns)
  if (!isChanged) return null

  const say = (name: string) =>
    toasts.add({ type: 'success', content: intl.formatMessage(messages.saved, { name }) })
  const add = (name: string) => {
    const view = { id: crypto.randomUUID(), name, query, columns, pinned: false }
    onViewsChange([...views, view])
    setNaming(false)
    setDraft('')
    onSaved(view)
    say(name)
  }
  const ask = () => {
    if (views.length < VIEWS.most) setNaming(true)
    else toasts.add({ type: 'error', content: intl.formatMessage(messages.full, { most: VIEWS.most }) })
  }
  return (
    <>
      {open ? (
        <>
          <Button
            onClick={() => {
              onViewsChange(views.map((view) => (view.id === open.id ? { ...open, query, columns } : view)))
              say(open.name)
            }}
          >
            {intl.formatMessage(messages.updateView)}
          </Button>
          <Button tone="quiet" onClick={ask}>
            {intl.formatMessage(messages.saveAsNew)}
          </Button>
        </>
      ) : (
        <Button tone="quiet" onClick={ask}>
          {intl.formatMessage(messages.saveView)}
        </Button>
      )}
      {naming ? (
        <ViewNameDialog
          name=""
          draft={draft}
          onSave={add}
          onClose={(typed) => {
            setNaming(false)
            setDraft(typed)
          }}
        />
      ) : null}
    </>
  )
}

/** What a view keeps of an address. */
function queryOf(values: ViewSaverProps['values']): ViewQuery {
  const query: Partial<Record<ViewKey, string>> = {}
  for (const key of viewKeys) {
    const value = values[key] ?? ''
    if (value !== '') query[key] = value
  }
  return query
}
