import { deferred } from '#components/deferred'

/** Who is behind a figure: loaded once somebody asks. */
export const PeopleSheet = deferred(async () => (await import('./people-sheet.tsx')).PeopleSheet)
