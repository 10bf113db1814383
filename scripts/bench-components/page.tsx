// What `scripts/bench-components.ts` drives: large lists and many toasts, nothing else of the product.
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import '#styles/reset.css'
import { AppIntl } from '#intl'
import { DataTable, type DataTableColumn } from '#components/data-table'
import { TextField } from '#components/text-field'
import { ToastRegion, toasts } from '#components/toast'
import catalogue from 'virtual:messages/en'
import { createScroll, type Scrolled } from './scroll.ts'

/** How the pages of the table come: in the next task, after some time, or not at all. */
export type Arrival = 'at once' | 'late' | 'never'

export interface Bench {
  /** Draws a table of so many rows; the ms from the first line of script to the frame that shows it. */
  mountTable: (rows: number, arrival: Arrival) => Promise<number>
  /** Draws a field with the corner of the toasts beside it. */
  mountField: () => Promise<number>
  unmount: () => void
  /** Scrolls down by so many px in each of so many frames; 'all': evenly to the very end. */
  scroll: (step: number | 'all', frames: number, look?: boolean) => Promise<Scrolled>
  /** Adds toasts evenly over a second, among whatever else happens. */
  addToasts: (count: number) => Promise<void>
}

declare global {
  interface Window {
    bench: Bench
  }
}

interface Row {
  id: string
  email: string
  name: string
  city: string
  age: number
}
const rowOf = (index: number): Row => ({
  id: `r${index}`,
  email: `person${index}@example.com`,
  name: `Person ${index}`,
  city: `City ${index % 47}`,
  age: 20 + (index % 60),
})
const PAGE = { rows: 50, kept: 20, late: 150 } as const

const columns: readonly DataTableColumn<Row>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => email,
    width: { least: 50, share: 2 },
    sortable: true,
  },
  { id: 'name', header: 'Name', cell: ({ name }) => name, width: { least: 40, share: 1 } },
  { id: 'city', header: 'City', cell: ({ city }) => city, width: { least: 30, share: 1 } },
  { id: 'age', header: 'Age', cell: ({ age }) => age, width: { least: 20, share: 1 }, align: 'end' },
  { id: 'id', header: 'Id', cell: ({ id }) => id, width: { least: 20, share: 1 } },
]
const keyOf = ({ id }: { id: string }) => id

/** Pages that are asked for as they come into view, as a screen does it; the last twenty are kept. */
function usePages(arrival: Arrival) {
  const [pages, setPages] = useState<ReadonlyMap<number, readonly Row[]>>(new Map())
  const asked = useRef(new Set<number>())
  const onRangeChange = useCallback(
    (first: number, last: number) => {
      for (let page = Math.floor(first / PAGE.rows); page <= Math.floor(last / PAGE.rows); page++) {
        if (arrival === 'never' || asked.current.has(page)) continue
        asked.current.add(page)
        const come = () =>
          setPages((now) => {
            const rows = Array.from({ length: PAGE.rows }, (_, place) => rowOf(page * PAGE.rows + place))
            return new Map([...now, [page, rows] as const].slice(-PAGE.kept))
          })
        setTimeout(come, arrival === 'late' ? PAGE.late : 0)
      }
    },
    [arrival],
  )
  const rowAt = useCallback(
    (index: number) => pages.get(Math.floor(index / PAGE.rows))?.[index % PAGE.rows],
    [pages],
  )
  return { rowAt, onRangeChange }
}

function Table({ rows, arrival }: { rows: number; arrival: Arrival }) {
  return (
    <div style={{ height: '100vh' }}>
      <DataTable label="Rows" columns={columns} rowCount={rows} rowKey={keyOf} {...usePages(arrival)} />
    </div>
  )
}

function Field() {
  const [value, setValue] = useState('')
  useEffect(() => () => toasts.removeAll(), [])
  return (
    <>
      <TextField label="Subject" value={value} onChange={(event) => setValue(event.currentTarget.value)} />
      <ToastRegion />
    </>
  )
}

/** When the frame that is made now is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  })

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root.')
let root: Root | undefined

async function mount(what: React.ReactNode): Promise<number> {
  await painted()
  const start = performance.now()
  root = createRoot(place as HTMLElement)
  flushSync(() =>
    root?.render(
      <AppIntl locale="en" catalogue={catalogue}>
        {what}
      </AppIntl>,
    ),
  )
  await painted()
  return performance.now() - start
}

window.bench = {
  mountTable: (rows, arrival) => mount(<Table rows={rows} arrival={arrival} />),
  mountField: () => mount(<Field />),
  unmount() {
    root?.unmount()
    root = undefined
  },
  scroll: createScroll(painted),
  async addToasts(count) {
    const start = performance.now()
    for (let added = 0; added < count;) {
      const due = Math.min(Math.ceil(((performance.now() - start) / 1000) * count), count)
      for (; added < due; added++)
        toasts.add({ content: `Saved ${added}`, type: added % 9 ? 'success' : 'error' })
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
  },
}
