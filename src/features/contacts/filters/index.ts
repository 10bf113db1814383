export { ContactFilters, FilterSentence } from './contact-filters.tsx'
export { decodeFilter, encodeFilter } from './filter-code.model.ts'
