// What reads, says and changes filters, in one chunk: most of the time the contacts have none.
export { decodeFilter } from './filter-code.model.ts'
export { FilterSentence } from './filter-sentence.tsx'
export { SomeFilters } from './some-filters.tsx'
