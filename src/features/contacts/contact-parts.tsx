import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { deferred } from '#components/deferred'
import { MoreMessages } from '#intl'

/** Where what comes after the first picture is: it is asked for once that stands. */
export const parts = () => import('./later-parts.ts')
export const ContactSheet = deferred(async () => (await (await parts()).detail()).ContactSheet)
export const BulkActions = deferred(async () => (await (await parts()).bulk()).BulkActions)
export const ExportSelected = deferred(async () => (await (await parts()).add()).ExportSelected)
export const SegmentOfSelected = deferred(async () => (await (await parts()).add()).SegmentOfSelected)
export const FirstContacts = deferred(async () => (await (await parts()).add()).FirstContacts)
export const HeaderMenu = deferred(async () => (await (await parts()).add()).HeaderMenu)
export const Rail = deferred(async () => (await (await parts()).rail()).Rail)
export const ContactFilters = deferred(async () => (await (await parts()).filters()).ContactFilters)
export const FilterSentence = deferred(async () => (await (await parts()).filters()).FilterSentence)
export const SegmentSheet = deferred(async () => (await (await parts()).segments()).SegmentSheet)
export const ViewSaver = deferred(async () => (await (await parts()).rail()).ViewSaver)
export const ContactTools = deferred(async () => (await (await parts()).columns()).ContactTools)
export const StillLoading = deferred(async () => (await (await parts()).waiting()).StillLoading)
export const GonePlace = deferred(async () => (await (await parts()).place()).GonePlace)
export const ListChip = deferred(async () => (await (await parts()).place()).ListChip)
export const SegmentChip = deferred(async () => (await (await parts()).place()).SegmentChip)
export const ImportSheet = deferred(async () => (await (await parts()).imports()).ImportSheet)

/** What the screen stands without: where it can't be had, nothing else goes with it. */
export function Later({ ready, children }: { ready: boolean; children: ReactNode }) {
  return ready ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <MoreMessages>{children}</MoreMessages>
      </Suspense>
    </ErrorBoundary>
  ) : null
}
