export { ContactFilters, FilterSentence, type ContactFiltersProps } from './contact-filters.tsx'
export { decodeFilter, encodeFilter } from './filter-code.model.ts'
