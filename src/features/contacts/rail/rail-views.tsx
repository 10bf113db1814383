import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Inline } from '#components/layout'
import { Anchor } from '#components/link'
import { Menu } from '#components/menu'
import { toasts } from '#components/toast'
import { VisuallyHidden } from '#components/visually-hidden'
import { messages } from './rail.messages.ts'
import { inOrder, neighbourOf, withViewAt, type SavedView } from './saved-views.model.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'
import * as styles from './rail.css.ts'

export interface RailViewsProps {
  current: string
  hrefOf: (view: SavedView) => string
}

/** The saved views: pinned, put in order by dragging or with Alt and the arrows, renamed, deleted. */
export function RailViews({ current, hrefOf }: RailViewsProps) {
  const intl = useIntl()
  const { views, onViewsChange } = useSavedViews()
  const [renaming, setRenaming] = useState<SavedView>()
  const [dragged, setDragged] = useState<string>()
  const [said, setSaid] = useState('')
  if (views.length === 0) return null

  const replace = (view: SavedView) => onViewsChange(views.map((one) => (one.id === view.id ? view : one)))
  const move = (view: SavedView, at: string | undefined) => {
    if (at === undefined) return
    const next = withViewAt(views, view.id, at)
    onViewsChange(next)
    const place = inOrder(next).findIndex(({ id }) => id === view.id) + 1
    setSaid(intl.formatMessage(messages.moved, { name: view.name, place, count: next.length }))
  }
  const remove = (view: SavedView) => {
    const place = views.findIndex(({ id }) => id === view.id)
    const left = views.filter(({ id }) => id !== view.id)
    onViewsChange(left)
    toasts.add({
      type: 'info',
      content: intl.formatMessage(messages.deleted, { name: view.name }),
      action: {
        label: intl.formatMessage(messages.undo),
        onAction: () => onViewsChange(left.toSpliced(place, 0, view)),
      },
    })
  }
  const onKeyDown = (event: KeyboardEvent, view: SavedView) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(view, neighbourOf(views, view.id, event.key === 'ArrowUp' ? -1 : 1))
  }
  const onDrop = (event: DragEvent, onto: SavedView) => {
    event.preventDefault()
    const view = views.find(({ id }) => id === dragged)
    setDragged(undefined)
    if (view) move(view, onto.id)
  }
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{intl.formatMessage(messages.views)}</h2>
      <ul>
        {inOrder(views).map((view) => {
          const up = neighbourOf(views, view.id, -1)
          const down = neighbourOf(views, view.id, 1)
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one way of three: the menu and the keys move it too
            <Inline
              as="li"
              gap={0}
              nowrap
              key={view.id}
              draggable
              onDragStart={() => setDragged(view.id)}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
              }}
              onDrop={(event) => onDrop(event, view)}
              onKeyDown={(event) => onKeyDown(event, view)}
            >
              <Anchor
                className={styles.place}
                href={hrefOf(view)}
                draggable={false}
                data-place
                tabIndex={current === `view:${view.id}` ? 0 : -1}
                aria-current={current === `view:${view.id}` ? 'page' : undefined}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
              >
                <span className={styles.name}>{view.name}</span>
              </Anchor>
              <Menu
                align="end"
                entries={[
                  {
                    kind: 'action',
                    id: 'pin',
                    label: intl.formatMessage(view.pinned ? messages.unpin : messages.pin),
                    onSelect: () => replace({ ...view, pinned: !view.pinned }),
                  },
                  {
                    kind: 'action',
                    id: 'up',
                    label: intl.formatMessage(messages.moveUp),
                    disabled: up === undefined,
                    onSelect: () => move(view, up),
                  },
                  {
                    kind: 'action',
                    id: 'down',
                    label: intl.formatMessage(messages.moveDown),
                    disabled: down === undefined,
                    onSelect: () => move(view, down),
                  },
                  {
                    kind: 'action',
                    id: 'rename',
                    label: intl.formatMessage(messages.rename),
                    onSelect: () => setRenaming(view),
                  },
                  {
                    kind: 'action',
                    id: 'delete',
                    label: intl.formatMessage(messages.delete),
                    tone: 'danger',
                    onSelect: () => remove(view),
                  },
                ]}
              >
                {(trigger) => (
                  <IconButton
                    {...trigger}
                    label={intl.formatMessage(messages.viewMenu, { name: view.name })}
                    icon={<Icon of={Ellipsis} size="small" />}
                    size="small"
                  />
                )}
              </Menu>
            </Inline>
          )
        })}
      </ul>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {renaming ? (
        <ViewNameDialog
          name={renaming.name}
          onSave={(name) => {
            replace({ ...renaming, name })
            setRenaming(undefined)
          }}
          onClose={() => setRenaming(undefined)}
        />
      ) : null}
    </section>
  )
}
