// What makes the page whole, in one chunk: drawn together, it is loaded together.
export { ExportSelected, FirstContacts, HeaderMenu, SegmentOfSelected } from '#features/contacts/add'
export { ContactTools } from '#features/contacts/columns'
export { ContactFilters, decodeFilter, FilterSentence } from '#features/contacts/filters'
export { Rail, ViewSaver } from '#features/contacts/rail'
