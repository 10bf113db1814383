import type { ContactStatus } from '#api/contacts'
import type { SavedView } from './saved-views.model.ts'

/** In place of the id of a segment: one that is being made. */
export const NEW = 'new'

/** Which contacts are shown: one of the entries of the rail. */
export type Place =
  | { kind: 'all' }
  | { kind: 'status'; status: ContactStatus }
  | { kind: 'view'; view: SavedView }
  | { kind: 'segment'; id: string }
  /** A segment with its conditions open; 'new' is one that is made. */
  | { kind: 'edit'; id: string }
  | { kind: 'list'; id: string }

export interface RailProps {
  statuses: readonly ContactStatus[]
  /** What of the address says which entry is shown. */
  query: Record<'view' | 'segment' | 'list' | 'status', string | undefined>
  hrefOf: (place: Place) => string
  onGo: (place: Place) => void
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
}

export interface PartProps extends RailProps {
  /** The key of the entry that is shown. */
  current: string
}

/** The key of the entry that an address shows. */
export const currentOf = ({ view, segment, list, status }: RailProps['query']): string =>
  view !== undefined
    ? `view:${view}`
    : segment !== undefined && segment !== NEW
      ? `segment:${segment}`
      : list !== undefined
        ? `list:${list}`
        : status !== undefined
          ? `status:${status}`
          : 'all'

/** What tells the entries of the rail apart. */
export const keyOf = (place: Place): string =>
  place.kind === 'all'
    ? 'all'
    : `${place.kind}:${place.kind === 'status' ? place.status : place.kind === 'view' ? place.view.id : place.id}`
