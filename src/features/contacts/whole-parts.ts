// What makes the page whole, in one chunk: drawn together, it is loaded together.
export { ExportSelected, HeaderMenu, SegmentOfSelected } from '#features/contacts/add'
export { ContactTools } from '#features/contacts/columns'
export { ContactFilters } from '#features/contacts/filters'
export { Rail, ViewSaver } from '#features/contacts/rail'
