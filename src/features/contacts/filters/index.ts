export { ContactFilters } from './contact-filters.tsx'
export { encodeFilter } from './filter-code.model.ts'
export { filterParts } from './later-filters.ts'
