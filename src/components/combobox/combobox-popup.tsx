import { assignInlineVars } from '@vanilla-extract/dynamic'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { DropDown } from '#components/drop-down'
import { Icon } from '#components/icon'
import { messages } from './combobox.messages.ts'
import {
  comboboxLines,
  isChoosable,
  rowWindow,
  scrollToRow,
  type ComboboxLine,
  type ComboboxRow,
} from './combobox.model.ts'
import * as styles from './combobox.css.ts'

export type ComboboxNote = 'loading' | 'failed' | 'none' | undefined

export interface ComboboxPopupProps {
  listId: string
  optionId: (key: string) => string
  label: string
  owner: RefObject<HTMLElement | null>
  rows: readonly ComboboxRow[]
  /** What is said where there are no options. */
  note: ComboboxNote
  active: string | undefined
  /** The keys of what is chosen. */
  chosen: ReadonlySet<string>
  multiple: boolean
  createLabel?: ((text: string) => string) | undefined
  onPoint: (key: string) => void
  onChoose: (row: ComboboxRow) => void
  onDismiss: () => void
}

/** What a row is before it is measured, px. */
const ROW = 32
const rowHeightOf = (list: HTMLElement) =>
  list.querySelector<HTMLElement>('[aria-posinset]')?.offsetHeight ?? ROW

/** The open list of a combobox. The focus stays in the input: this only shows where the arrows are. */
export function ComboboxPopup({
  listId,
  optionId,
  label,
  owner,
  rows,
  note,
  active,
  chosen,
  multiple,
  createLabel,
  onPoint,
  onChoose,
  onDismiss,
}: ComboboxPopupProps) {
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ rowHeight: ROW, scrollTop: 0, viewHeight: ROW * 10 })
  const lines = useMemo(() => comboboxLines(rows), [rows])
  // Of one choice it is the chosen that is in sight first.
  const [first] = chosen
  const wanted = active ?? (multiple ? undefined : first)
  const at = lines.findIndex(({ key }) => key === wanted)
  const { from, to } = rowWindow(lines.length, seen.rowHeight, seen.scrollTop, seen.viewHeight)

  const look = () => {
    const element = list.current
    if (!element) return
    const rowHeight = rowHeightOf(element)
    setSeen((was) => {
      const { scrollTop, clientHeight: viewHeight } = element
      const same = was.rowHeight === rowHeight && was.scrollTop === scrollTop && was.viewHeight === viewHeight
      return same ? was : { rowHeight, scrollTop, viewHeight }
    })
  }
  useLayoutEffect(() => {
    const element = list.current
    if (element && at !== -1) {
      element.scrollTop = scrollToRow(at, rowHeightOf(element), element.scrollTop, element.clientHeight)
    }
    look()
  }, [at, lines])

  const draw = (line: ComboboxLine) =>
    line.kind === 'heading' ? (
      <div key={line.key} className={styles.heading} aria-hidden>
        <span className={styles.name}>{line.group}</span>
      </div>
    ) : (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys reach the input, which points here
      <div
        key={line.key}
        id={optionId(line.key)}
        role="option"
        className={styles.option}
        data-active={line.key === active || undefined}
        aria-selected={chosen.has(line.key)}
        aria-disabled={isChoosable(line.row) ? undefined : true}
        aria-setsize={rows.length}
        aria-posinset={rows.indexOf(line.row) + 1}
        onPointerMove={() => {
          if (line.key !== active && isChoosable(line.row)) onPoint(line.key)
        }}
        onClick={() => {
          if (isChoosable(line.row)) onChoose(line.row)
        }}
      >
        <RowWords row={line.row} chosen={chosen.has(line.key)} createLabel={createLabel} />
      </div>
    )

  return (
    <DropDown
      owner={owner}
      onDismiss={onDismiss}
      // The focus stays in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={styles.list}
        onScroll={look}
      >
        {note === undefined ? null : (
          <div
            role="option"
            className={styles.note}
            data-failed={note === 'failed' || undefined}
            aria-selected={false}
            aria-disabled
          >
            {intl.formatMessage(messages[note])}
          </div>
        )}
        <div
          role="presentation"
          className={styles.lines}
          style={assignInlineVars({
            [styles.before]: `${from * seen.rowHeight}px`,
            [styles.after]: `${(lines.length - to) * seen.rowHeight}px`,
          })}
        >
          {inGroups(lines.slice(from, to)).map(({ key, group, lines: drawn }) =>
            group === undefined ? (
              drawn.map(draw)
            ) : (
              <div key={key} role="group" aria-label={group}>
                {drawn.map(draw)}
              </div>
            ),
          )}
        </div>
      </div>
    </DropDown>
  )
}

function RowWords({
  row,
  chosen,
  createLabel,
}: {
  row: ComboboxRow
  chosen: boolean
  createLabel: ComboboxPopupProps['createLabel']
}) {
  const intl = useIntl()
  if (row.kind === 'retry')
    return (
      <>
        <Icon of={RotateCw} />
        <span className={styles.name}>{intl.formatMessage(messages.retry)}</span>
      </>
    )
  if (row.kind === 'create')
    return (
      <>
        <Icon of={Plus} />
        <span className={styles.name}>
          {createLabel?.(row.text) ?? intl.formatMessage(messages.create, { text: row.text })}
        </span>
      </>
    )
  const { label, hint } = row.option
  return (
    <>
      <span className={styles.check}>{chosen ? <Icon of={Check} /> : null}</span>
      <span className={styles.name}>{label}</span>
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
    </>
  )
}

/** Lines that follow each other in one group, together. */
function inGroups(lines: readonly ComboboxLine[]) {
  const groups: { key: string; group: string | undefined; lines: ComboboxLine[] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.group === line.group) last.lines.push(line)
    else groups.push({ key: line.key, group: line.group, lines: [line] })
  }
  return groups
}
