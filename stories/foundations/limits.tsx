// This page looks behind every door on purpose: it shows the numbers from where the rules read them.
import { CALL } from '../../src/api/core/client.ts'
import { CACHE } from '../../src/api/core/cache.ts'
import { QUERY } from '../../src/api/core/policy.ts'
import { DIALOG_STACK } from '../../src/components/dialog/dialog-stack.model.ts'
import { ROW_WINDOW } from '../../src/components/data-table/row-window.model.ts'
import { PAGE_OVERLAY } from '../../src/components/page-overlay/page-overlay.tsx'
import { PROGRESS_BAR } from '../../src/components/progress-bar/progress-bar.model.ts'
import { TOAST } from '../../src/components/toast/toast.model.ts'
import { TOOLTIP } from '../../src/components/tooltip/tooltip.model.ts'
import { CONTACTS_PAGE } from '../../src/features/contacts/contacts-query.model.ts'
import { IMPORT_ROWS } from '../../src/lib/csv-source.ts'
import { CSV } from '../../src/lib/csv.ts'
import { SESSION } from '../../src/features/session/session-store.ts'
import { BACKOFF } from '../../src/lib/backoff.ts'
import { DEBOUNCE } from '../../src/lib/debounced-text.ts'
import { EMAIL } from '../../src/lib/email-address.ts'
import { TRACKING } from '../../src/tracking/client.ts'
import { Table } from './sample.tsx'

const groups = {
  session: { SESSION, BACKOFF },
  data: { CALL, QUERY, CACHE },
  interface: { TOAST, TOOLTIP, PROGRESS_BAR, PAGE_OVERLAY, DIALOG_STACK, DEBOUNCE },
  lists: { CONTACTS_PAGE, ROW_WINDOW },
  files: { IMPORT_ROWS, CSV, EMAIL },
  tracking: { TRACKING },
} as const

/** The constants of a part of the product, as the code has them. */
export function Limits({ of }: { of: keyof typeof groups }) {
  return (
    <Table
      head={['Constant', 'Value']}
      rows={Object.entries(groups[of])
        .flatMap(([name, value]) => lines(name, value))
        .map(([name, value]) => ({ id: name, cells: [<code key="name">{name}</code>, value] }))}
    />
  )
}

function lines(name: string, value: unknown): [string, string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => lines(`${name}.${key}`, part))
  return [[name, typeof value === 'number' ? value.toLocaleString('en') : String(value)]]
}
