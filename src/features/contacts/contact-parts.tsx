import { useSyncExternalStore } from 'react'
import { deferred, Later as LaterPart, type LaterProps } from '#components/deferred'
import { filterParts } from '#features/contacts/filters'
import { MoreMessages, withWords } from '#intl'
import { createStore } from '#lib/observable'

/** Where what makes the page whole is. */
export const whole = () => import('./whole-parts.ts')
/** Where what comes when it is asked for is. */
export const parts = () => import('./later-parts.ts')
export const ContactSheet = withWords(async () => (await (await parts()).detail()).ContactSheet)
export const BulkActions = withWords(async () => (await (await parts()).bulk()).BulkActions)
export const ExportSelected = deferred(async () => (await whole()).ExportSelected)
export const SegmentOfSelected = deferred(async () => (await whole()).SegmentOfSelected)
export const FirstContacts = deferred(async () => (await (await parts()).first()).FirstContacts)
export const HeaderMenu = deferred(async () => (await whole()).HeaderMenu)
export const Rail = deferred(async () => (await whole()).Rail)
export const ContactFilters = deferred(async () => (await whole()).ContactFilters)
export const FilterSentence = deferred(async () => (await filterParts()).FilterSentence)
export const SegmentSheet = withWords(async () => (await parts()).SegmentSheet)
export const ViewSaver = deferred(async () => (await whole()).ViewSaver)
export const ContactTools = deferred(async () => (await whole()).ContactTools)
export const ContactsSheets = deferred(async () => (await parts()).ContactsSheets)
export const StillLoading = withWords(async () => (await (await parts()).waiting()).StillLoading)
export const GonePlace = deferred(async () => (await (await parts()).place()).GonePlace)
export const ListChip = deferred(async () => (await (await parts()).place()).ListChip)
export const SegmentChip = deferred(async () => (await (await parts()).place()).SegmentChip)
export const ImportSheet = withWords(async () => (await (await parts()).imports()).ImportSheet)

/** Loads what makes the page whole: drawn together, because parts that come one after the other are held back by React. */
export const preloadParts = (): Promise<unknown> =>
  Promise.all([Rail, HeaderMenu, ContactFilters, ViewSaver, ContactTools].map((part) => part.preload()))

/** Loads what reads the conditions of an address, and says them. */
export const preloadFilters = (): Promise<unknown> => FilterSentence.preload()

interface ReadyProps extends Pick<LaterProps, 'instead' | 'children'> {
  ready: boolean
}

/** Most of the parts are in one file: where it could not be had, one button tries it again for all of them. */
const tries = createStore(0)
const tryAgain = () => tries.set(tries.get() + 1)

/** What the screen stands without: where it can't be had, it says so, and nothing else goes with it. */
export function Later({ ready, instead = null, children }: ReadyProps) {
  const round = useSyncExternalStore(tries.subscribe, tries.get)
  return ready ? (
    <LaterPart instead={instead} round={round} onRetry={tryAgain}>
      <MoreMessages of="whole">{children}</MoreMessages>
    </LaterPart>
  ) : (
    instead
  )
}
